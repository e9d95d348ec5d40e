/** The reason a file is rejected, so that the page can choose its message. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty';

type FileLimits = {
  /** The accepted file extensions, lowercase and without the dot: 'csv', 'xlsx'. */
  endings: readonly string[];
  /** The maximum file size, in bytes. */
  maxBytes: number;
};

/**
 * Returns the problem with a chosen file, if any. It checks the extension, because the MIME type that browsers report for the
 * same file differs between systems, and the server checks the content anyway.
 */
export function fileProblem(file: File, { endings, maxBytes }: FileLimits): FileProblem | undefined {
  const name = file.name.toLowerCase();
  if (!endings.some((ending) => name.endsWith(`.${ending}`))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}
