import type { BlockContent, DefinitionContent, Heading, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { ownerPlaces } from '#contract/enums';
import type { Language } from '#rules/language';
import type { Block, Inline } from '../port/blocks.ts';
import { mayShow, passageOf, prayerOf, type Texts } from './texts.ts';

/** The inputs for compiling one half of a page. */
export interface HalfContext {
  language: Language;
  texts: Texts;
  /** Whether a path on this site leads to a page. */
  isAddress: (path: string) => boolean;
  /** Reports an error at a line. */
  report: (node: RootContent | ListItem, message: string) => void;
}

/** The blocks of one half of a page; anything else is reported and left out. */
export function toBlocks(nodes: readonly RootContent[], context: HalfContext): Block[] {
  let level = 1;
  return nodes.flatMap((node): Block | [] => {
    switch (node.type) {
      case 'heading': {
        const block = headingBlock(node, level, context);
        if (block.kind === 'heading') level = block.level;
        return block;
      }
      case 'paragraph':
        return { kind: 'paragraph', content: toInline(node.children, context) };
      case 'list':
        return listBlock(node, context);
      case 'blockquote':
        return { kind: 'quote', text: node.children.map((child) => paragraphText(child, context)).join('\n') };
      case 'leafDirective':
        return directiveBlock(node, level, context) ?? [];
      default:
        context.report(node, `"${node.type}" has no place in a page`);
        return [];
    }
  });
}

function headingBlock(node: Heading, above: number, context: HalfContext): Block {
  if (node.depth > 3) context.report(node, 'headings are ## and ###');
  if (node.depth > above + 1) context.report(node, 'a ### heading needs a ## heading above it');
  const level = node.depth === 2 ? 2 : 3;
  return { kind: 'heading', level, id: slug(plainText(node.children)), content: toInline(node.children, context) };
}

function listBlock(node: List, context: HalfContext): Block {
  const items = node.children.map((item) => {
    const [only, ...more] = item.children;
    if (only?.type === 'paragraph' && more.length === 0) return toInline(only.children, context);
    context.report(item, 'a point of a list is one paragraph');
    return [];
  });
  return { kind: 'list', ordered: node.ordered === true, items };
}

function paragraphText(node: BlockContent | DefinitionContent, context: HalfContext): string {
  if (node.type === 'paragraph') return plainText(node.children);
  context.report(node, 'a quote holds paragraphs only');
  return '';
}

/** The attributes that each directive must have. */
const directives: Record<string, readonly string[]> = {
  scripture: ['id'],
  prayer: ['id'],
  button: ['to'],
  owner: ['id'],
  retreats: [],
};

function directiveBlock(node: LeafDirective, level: number, context: HalfContext): Block | undefined {
  const { texts, language, report } = context;
  const expected = directives[node.name];
  const given = Object.keys(node.attributes ?? {});
  if (!expected || given.join() !== expected.join()) {
    const takes = expected?.length === 0 ? 'takes nothing' : `takes {${String(expected)}=…}`;
    report(node, `::${node.name} ${expected ? takes : 'is unknown'}`);
    return undefined;
  }
  if (node.name === 'retreats') return { kind: 'retreats', none: plainText(node.children) };
  const value = node.attributes?.[expected[0] ?? ''] ?? '';
  if (node.name === 'button') {
    checkTarget(node, value, context);
    return { kind: 'button', label: plainText(node.children), to: value };
  }
  const place = ownerPlaces.find((candidate) => candidate === value);
  if (node.name === 'owner' && place) return { kind: 'owner', id: place };
  if (node.name === 'scripture') {
    const entry = texts.scripture.get(value);
    if (entry && !mayShow(entry, language))
      report(node, `the passage "${value}" may not be shown in this language: name its reference`);
    if (entry) return { kind: 'scripture', id: value, passage: passageOf(entry, language) };
  } else if (node.name === 'prayer') {
    const entry = texts.prayers.get(value);
    if (entry) return { kind: 'prayer', id: value, prayer: prayerOf(entry, language), level: level < 2 ? 2 : 3 };
  }
  report(node, `there is no ${node.name === 'owner' ? 'place of the owner' : node.name} "${value}"`);
  return undefined;
}

function checkTarget(node: RootContent, to: string, { isAddress, report }: HalfContext): void {
  if (/^(https:\/\/|mailto:|tel:)/.test(to) && node.type === 'link') return;
  if (!to.startsWith('/') || !isAddress(to.split(/[?#]/, 1)[0] ?? '')) report(node, `no page is at "${to}"`);
}

function toInline(nodes: readonly PhrasingContent[], context: HalfContext): Inline[] {
  const parts = nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        // A line break in the file is only where the editor wrapped the line, not a break in the text.
        return [node.value.replaceAll('\n', ' ')];
      case 'strong':
        return [{ kind: 'strong', content: toInline(node.children, context) }];
      case 'emphasis':
        return [{ kind: 'emphasis', content: toInline(node.children, context) }];
      case 'link':
        checkTarget(node, node.url, context);
        return [{ kind: 'link', to: node.url, content: toInline(node.children, context) }];
      case 'textDirective':
        // "10:am" is a time, not a directive.
        return [`:${node.name}`, ...toInline(node.children, context)];
      default:
        context.report(node, `"${node.type}" has no place in a text`);
        return [];
    }
  });
  return parts.reduce<Inline[]>((joined, part) => {
    const last = joined.at(-1);
    return typeof part === 'string' && typeof last === 'string'
      ? [...joined.slice(0, -1), last + part]
      : [...joined, part];
  }, []);
}

function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plainText(node.children) : ''))
    .join('');
}

/** The anchor of a heading, made from its text. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
