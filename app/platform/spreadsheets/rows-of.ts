/** The file extensions of lists. */
export const listEndings = ['csv', 'txt', 'xlsx'];

/** Text files are read as text: a workbook library would guess their encoding. */
async function contentOf(file: File): Promise<string | Uint8Array> {
  return /\.(csv|txt)$/i.test(file.name) ? file.text() : new Uint8Array(await file.arrayBuffer());
}

/**
 * The rows of a pasted text (separated by commas, semicolons or tabs) or of a file's first sheet, every cell as text. The library
 * for it is loaded with the first list.
 * @throws when the file has an unknown format.
 */
export async function rowsOf(source: string | File): Promise<string[][]> {
  const { read, utils } = await import('xlsx');
  const content = typeof source === 'string' ? source : await contentOf(source);
  const options = { raw: true, dense: true } as const;
  const book = typeof content === 'string' ? read(content, { ...options, type: 'string' }) : read(content, options);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) return [];
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true });
  return rows.map((row) => row.map(String));
}
