import type { Heading, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { languages, type Language } from '#rules/language';
import type { Block, Inline, PageContent } from '../port/blocks.ts';
import { toBlocks } from './markdown.ts';
import type { Texts } from './texts.ts';

const inBoth = z.strictObject({ en: z.string().trim().min(1), es: z.string().trim().min(1) });
const frontMatter = z.strictObject({ title: inBoth, description: inBoth });

const halfTitles: Record<Language, string> = { en: 'English', es: 'Español' };

interface PageFile {
  /** The file name without its extension. */
  name: string;
  source: string;
  texts: Texts;
  /** Whether a path on this site leads to a page. */
  isAddress: (path: string) => boolean;
  /** The values for names in braces, such as the number of days after which the server deletes something. */
  facts?: Readonly<Record<string, number>>;
}

/** Fills the facts into a page; unknown names stay, so that the placeholder check reports them. */
function withFacts(source: string, facts: NonNullable<PageFile['facts']>): string {
  return source.replace(/\{(\w+)\}/g, (braces, name: string) => String(facts[name] ?? braces));
}

/**
 * Compiles a page's Markdown file into its two languages. Throws one error that lists every problem with its line number: a page
 * has the same structure in both languages, or is not shown at all.
 */
export function compilePage({
  name,
  source: written,
  texts,
  isAddress,
  facts = {},
}: PageFile): Record<Language, PageContent> {
  const problems: string[] = [];
  const source = withFacts(written, facts);
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const linesAbove = source.slice(0, source.length - body.length).split('\n').length - 1;
  const matter = frontMatter.safeParse(parseYaml(yaml));
  for (const { path, message } of matter.error?.issues ?? [])
    problems.push(`between the --- lines: ${path.join('.')}: ${message}`);

  const root = fromMarkdown(body, { extensions: [directive()], mdastExtensions: [directiveFromMarkdown()] });
  const blocks = Object.fromEntries(
    languages.map((language) => {
      const report = (node: RootContent | { position?: RootContent['position'] }, message: string) => {
        problems.push(`line ${String((node.position?.start.line ?? 0) + linesAbove)}: ${message}`);
      };
      return [language, toBlocks(halfOf(root, language, problems), { language, texts, isAddress, report })];
    }),
  ) as Record<Language, Block[]>;

  problems.push(...differences(blocks.en, blocks.es));
  for (const language of languages) {
    if (blocks[language][0]?.kind !== 'paragraph')
      problems.push(`# ${halfTitles[language]} begins with a paragraph, the page's lead`);
  }
  problems.push(...placeholderProblems(name, source), ...repeatedHeadings(blocks.en));
  if (!matter.success || problems.length > 0)
    throw new Error(`${name}.md in app/content/pages:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);

  const { title, description } = matter.data;
  return Object.fromEntries(
    languages.map((language) => {
      const [lead, ...rest] = blocks[language];
      const page: PageContent = {
        title: title[language],
        description: description[language],
        lead: lead?.kind === 'paragraph' ? lead.content : [],
        blocks: rest.map((block, index) => withEnglishId(block, blocks.en[index + 1])),
      };
      return [language, page];
    }),
  ) as Record<Language, PageContent>;
}

/** The content below the heading of a language. */
function halfOf(root: Root, language: Language, problems: string[]): RootContent[] {
  const isTop = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 1;
  const titleOf = (node: Heading) => node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const tops = root.children.filter(isTop);
  const start = root.children.findIndex((node) => isTop(node) && titleOf(node) === halfTitles[language]);
  if (language === 'en' && (tops.length !== 2 || !(root.children[0] && isTop(root.children[0])))) {
    problems.push('the text has two parts, "# English" and "# Español", and nothing above them');
  }
  if (start === -1) {
    problems.push(`there is no "# ${halfTitles[language]}"`);
    return [];
  }
  const after = root.children.slice(start + 1);
  const end = after.findIndex(isTop);
  return end === -1 ? after : after.slice(0, end);
}

/** The part of a block that must be the same in both languages, as text for comparison and error messages. */
function outline(block: Block): string {
  const links = (content: readonly Inline[]) => {
    const targets = linkTargets(content).sort();
    return targets.length > 0 ? ` with links to ${targets.join(', ')}` : '';
  };
  switch (block.kind) {
    case 'heading':
      return `heading ${'#'.repeat(block.level)}${links(block.content)}`;
    case 'paragraph':
      return `paragraph${links(block.content)}`;
    case 'list':
      return `${block.ordered ? 'numbered ' : ''}list of ${String(block.items.length)}${links(block.items.flat())}`;
    case 'quote':
    case 'retreats':
      return block.kind;
    case 'button':
      return `button to ${block.to}`;
    case 'scripture':
    case 'prayer':
    case 'owner':
      return `${block.kind} ${block.id}`;
  }
}

function linkTargets(content: readonly Inline[]): string[] {
  return content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return part.kind === 'link' ? [part.to, ...linkTargets(part.content)] : linkTargets(part.content);
  });
}

function differences(en: readonly Block[], es: readonly Block[]): string[] {
  for (let index = 0; index < Math.max(en.length, es.length); index += 1) {
    const [english, spanish] = [en[index], es[index]].map((block) => (block ? outline(block) : 'nothing'));
    // After the first difference all blocks are shifted, so only that one is reported.
    if (english !== spanish)
      return [`block ${String(index + 1)} is a ${english ?? ''} in English and a ${spanish ?? ''} in Spanish`];
  }
  return [];
}

/** Reports all braces except `{name}`, the placeholder for the person on the page. */
function placeholderProblems(name: string, source: string): string[] {
  const allowed = name === 'founder' || name === 'director' ? ['{name}'] : [];
  const text = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^::.*$/gm, '');
  return [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([found]) =>
    allowed.includes(found) ? [] : [`${found} is no placeholder of this page`],
  );
}

function repeatedHeadings(blocks: readonly Block[]): string[] {
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  return ids
    .filter((id, index) => id === '' || ids.indexOf(id) !== index)
    .map((id) => `two headings have the same words (${id})`);
}

/** Both languages share the English anchors, so that a link to a section survives a change of language. */
function withEnglishId(block: Block, english: Block | undefined): Block {
  return block.kind === 'heading' && english?.kind === 'heading' ? { ...block, id: english.id } : block;
}
