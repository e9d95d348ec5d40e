/** Why a file is refused, so that the page can choose its message. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty';

type FileLimits = {
  /** The endings of names taken, without the dot and in small letters: 'csv', 'xlsx'. */
  endings: readonly string[];
  /** The most a file may hold, in bytes. */
  maxBytes: number;
};

/**
 * What is wrong with a chosen file, if anything. Judged by its extension: the type that browsers report for the same table
 * differs between systems, and the server looks inside anyway.
 */
export function fileProblem(file: File, { endings, maxBytes }: FileLimits): FileProblem | undefined {
  const name = file.name.toLowerCase();
  if (!endings.some((ending) => name.endsWith(`.${ending}`))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}
