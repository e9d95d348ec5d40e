import { createHash } from 'node:crypto';
import type { components } from '../platform/contract/schema.gen.ts';

type Schemas = components['schemas'];
type Block = Schemas['WaiverBlock'];
type Language = 'en' | 'es';

/** A waiver in both languages, as one version. */
export type WaiverTexts = Readonly<Record<Language, Schemas['WaiverText']>>;

const halves: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
const placeholder = '{organisation}';

interface Half {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Returns the lines below '# English: …' or '# Español: …', up to the next such line, with their title. */
function linesOf(source: string, name: string): { readonly title: string; readonly lines: readonly string[] } | null {
  const lines = source.split(/\r?\n/).map((line) => line.trim());
  const start = lines.findIndex((line) => line.startsWith(`# ${name}`));
  if (start === -1) return null;
  const end = lines.findIndex((line, index) => index > start && line.startsWith('# '));
  const [, title = ''] = /^# [^:]+:(.*)$/.exec(lines[start] ?? '') ?? [];
  return { title: title.trim(), lines: lines.slice(start + 1, end === -1 ? undefined : end) };
}

/** Splits lines into blocks. Paragraphs end at an empty line; '## ' begins a heading and '- ' a list item. */
function toBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3).trim() });
    else if (line.startsWith('- ')) blocks.push({ kind: 'point', text: line.slice(2).trim() });
    else if (isOpen && last && last.kind !== 'heading')
      blocks.splice(-1, 1, { kind: last.kind, text: `${last.text} ${line}` });
    else blocks.push({ kind: 'paragraph', text: line });
    isOpen = line !== '' && !line.startsWith('## ');
  }
  return blocks;
}

function readHalf(source: string, name: string, organisation: string, problems: string[]): Half {
  const found = linesOf(source, name);
  if (!found) {
    problems.push(`there is no "# ${name}: title"`);
    return { title: '', blocks: [] };
  }
  const fill = (text: string): string => text.replaceAll(placeholder, organisation);
  const blocks = toBlocks(found.lines);
  const texts = [found.title, ...blocks.map(({ text }) => text)];
  if (found.title === '') problems.push(`"# ${name}" needs a title after a colon`);
  if (texts.some((text) => /^#/.test(text))) problems.push(`${name}: headings begin with "## "`);
  if (texts.some((text) => /[{}]/.test(text.replaceAll(placeholder, ''))))
    problems.push(`${name}: ${placeholder} is the only placeholder`);
  if (blocks.at(-1)?.kind !== 'paragraph') problems.push(`${name} ends with a paragraph, what is confirmed by signing`);
  return { title: fill(found.title), blocks: blocks.map(({ kind, text }) => ({ kind, text: fill(text) })) };
}

/**
 * Reads a waiver file: '# English: title' and '# Español: title', each with the same headings, paragraphs and list items. The
 * version is a hash of all words, with the organization's name in them: when one changes, everyone is asked to sign again.
 * @throws one error that lists all errors in the file.
 */
export function readWaiverFile(
  file: string,
  source: string,
  organisation: Readonly<Record<Language, string>>,
): WaiverTexts {
  const problems: string[] = [];
  const en = readHalf(source, halves.en, organisation.en, problems);
  const es = readHalf(source, halves.es, organisation.es, problems);
  const outline = ({ blocks }: Half): string => blocks.map(({ kind }) => kind).join(', ');
  if (problems.length === 0 && outline(en) !== outline(es)) {
    problems.push(`the two languages differ in their parts: ${outline(en)} in English, ${outline(es)} in Spanish`);
  }
  if (problems.length > 0)
    throw new Error(`api/waiver/texts/${file}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  const version = createHash('sha256')
    .update(JSON.stringify([en, es]))
    .digest('hex')
    .slice(0, 12);
  const text = (language: Language, { title, blocks }: Half): Schemas['WaiverText'] => ({
    version,
    language,
    title,
    blocks: [...blocks],
  });
  return { en: text('en', en), es: text('es', es) };
}
