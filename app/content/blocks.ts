import type { ownerPlaces } from '#contract/enums';
import type { Language } from '#rules/language';

export type OwnerPlace = (typeof ownerPlaces)[number];

/** A piece of running text. */
export type Inline =
  | string
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'emphasis'; content: Inline[] }
  | { kind: 'link'; to: string; content: Inline[] };

/** A passage of Scripture in one language. */
export interface Passage {
  reference: string;
  /** The name of the translation, shown beside the words. */
  translation: string;
  /** Verse is kept in its lines, prose is one line. */
  lines: string[];
}

/** A prayer in one language. */
export interface Prayer {
  language: Language;
  title: string;
  lines: string[];
  /** The translation, of a prayer that is Scripture. */
  source?: string;
}

/** One part of a page, in the order of its Markdown file. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; content: readonly Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'quote'; text: string }
  | { kind: 'scripture'; id: string; passage: Passage }
  | { kind: 'prayer'; id: string; prayer: Prayer; level: 2 | 3 }
  | { kind: 'button'; label: string; to: string }
  /** Words that only the owner can supply; nothing stands in for them. */
  | { kind: 'owner'; id: OwnerPlace };

/** A page in one language, as the build makes it from its Markdown file. */
export interface PageContent {
  title: string;
  /** One sentence for search engines and for people who share the page. */
  description: string;
  /** The opening paragraph. */
  lead: Inline[];
  blocks: readonly Block[];
}

/** What the page of Scripture prayers shows under one theme. */
export interface ScriptureTheme {
  /** A key; its words are in the messages. */
  theme: string;
  passages: ({ id: string } & Passage)[];
  /** Passages of which only the place may be named in this language. */
  references: string[];
}

export type PrayerOfBook = { id: string } & Prayer;

/** Running text without its marks. */
export function plainText(content: readonly Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plainText(part.content))).join('');
}
