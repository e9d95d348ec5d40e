/**
 * The rows of a pasted text (separated by commas, semicolons or tabs) or of a file's first sheet, every cell as text. The
 * library for it is fetched when the first list comes.
 * @throws when the file is none that it knows.
 */
export async function rowsOf(source: string | Uint8Array): Promise<string[][]> {
  const { read, utils } = await import('xlsx');
  const book =
    typeof source === 'string'
      ? read(source, { type: 'string', raw: true, dense: true })
      : read(source, { raw: true, dense: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) return [];
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true });
  return rows.map((row) => row.map(String));
}
