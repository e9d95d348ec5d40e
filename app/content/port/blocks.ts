import type { ownerPlaces } from '#contract/enums';
import type { Language } from '#rules/language';

export type OwnerPlace = (typeof ownerPlaces)[number];

/** A part of running text. */
export type Inline =
  | string
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'emphasis'; content: Inline[] }
  | { kind: 'link'; to: string; content: Inline[] };

/** A passage of Scripture in one language. */
export interface Passage {
  reference: string;
  /** The name of the translation, shown beside the passage. */
  translation: string;
  /** Poetry keeps its lines; prose is one line. */
  lines: string[];
}

/** A prayer in one language. */
export interface Prayer {
  language: Language;
  title: string;
  lines: string[];
  /** The translation, for a prayer that is Scripture. */
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
  /** Text that only the owner can supply; nothing replaces it. */
  | { kind: 'owner'; id: OwnerPlace }
  /** The list of upcoming retreats, which the screen supplies. `none` is shown if the list is empty. */
  | { kind: 'retreats'; none: string };

/** A page in one language, as the build compiles it from its Markdown file. */
export interface PageContent {
  title: string;
  /** One sentence for search engines and for previews of shared links. */
  description: string;
  /** The opening paragraph. */
  lead: Inline[];
  blocks: readonly Block[];
}

/** The passages of one theme on the page of Scripture prayers. */
export interface ScriptureTheme {
  /** A key; its text is in the messages. */
  theme: string;
  passages: ({ id: string } & Passage)[];
  /** Passages that may only be cited by reference in this language. */
  references: string[];
}

/** A verse with its source: book, chapter, verse and translation. */
interface SourcedText {
  text: string;
  source: string;
}

/** A passage, or one verse of it, in both languages. */
export interface VerseChoice {
  id: string;
  isWhole: boolean;
  en: SourcedText;
  es: SourcedText;
}

/** A passage of Scripture with the parts that an event can quote. */
export interface VersePassage {
  id: string;
  reference: Record<Language, string>;
  choices: VerseChoice[];
}

export type PrayerOfBook = { id: string } & Prayer;

/** Running text without its markup. */
export function plainText(content: readonly Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plainText(part.content))).join('');
}
