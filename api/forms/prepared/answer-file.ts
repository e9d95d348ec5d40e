type Language = 'en' | 'es';

/** An answer in one language: its name for staff, and the text of the email. */
export interface PreparedText {
  readonly title: string;
  /** Its paragraphs, with a blank line between them. */
  readonly text: string;
}

const headings: Readonly<Record<Language, string>> = { en: '# English: ', es: '# Español: ' };
const quotationMarks: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'], es: ['«', '»'] };

/** Formats a quoted passage, whose last line gives its source, as an email paragraph; other paragraphs stay unchanged. */
function toParagraph(source: string, language: Language, problems: string[]): string {
  if (!source.startsWith('>')) return source.replaceAll('\n', ' ');
  const lines = source.split('\n').map((line) => line.replace(/^>\s*/, ''));
  const from = lines.at(-1) ?? '';
  if (lines.length < 2 || !/\d, \S/.test(from))
    problems.push(`${language}: a passage ends with a line such as "> John 14:27, Douay-Rheims"`);
  const [open, close] = quotationMarks[language];
  return `${open}${lines.slice(0, -1).join(' ')}${close} (${from})`;
}

function readHalf(source: string, language: Language, problems: string[]): PreparedText {
  const heading = headings[language];
  const half = source.split(/^(?=# )/m).find((part) => part.startsWith(heading));
  if (half === undefined) {
    problems.push(`there is no "${heading}title"`);
    return { title: '', text: '' };
  }
  const [title = '', ...rest] = half.split('\n');
  const paragraphs = rest
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0) problems.push(`${language}: it has no text`);
  if (paragraphs.some((paragraph) => /[<>{}#]/.test(paragraph.replaceAll(/^>/gm, ''))))
    problems.push(`${language}: it is plain text`);
  return {
    title: title.slice(heading.length).trim(),
    text: paragraphs.map((paragraph) => toParagraph(paragraph, language, problems)).join('\n\n'),
  };
}

/**
 * Reads an answer's file: '# English: title' and '# Español: title', each with the same number of paragraphs.
 * @throws one error that names everything wrong with the file.
 */
export function readAnswerFile(file: string, source: string): Readonly<Record<Language, PreparedText>> {
  const problems: string[] = [];
  const texts = { en: readHalf(source, 'en', problems), es: readHalf(source, 'es', problems) };
  const length = ({ text }: PreparedText) => text.split('\n\n').length;
  if (problems.length === 0 && length(texts.en) !== length(texts.es))
    problems.push('the two languages differ in the number of their paragraphs');
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
  return texts;
}
