import type { MailName } from './name.ts';

/**
 * A part of an email. All texts are plain; the layout escapes them. Names appear only in greetings, in tables and where a text of
 * ours asks for a MailName; only paragraphs and the footer have links for writing and calling.
 */
export type MailBlock =
  /** How every email to a person begins. */
  | { kind: 'greeting'; name: MailName }
  /** Who comes, one in a row: the name first. */
  | { kind: 'people'; people: readonly (readonly MailName[])[] }
  /** What someone typed into a form, word for word. */
  | { kind: 'quote'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Words with links in them. */
  | { kind: 'text'; pieces: readonly TextPiece[] }
  /** List items, each of words with links in them. */
  | { kind: 'list'; items: readonly (readonly TextPiece[])[] }
  /** Pairs of a label and a value, such as the reference of a registration; an address has several lines. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** The last column is right-aligned; the total is a last, stronger row. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[]; total?: readonly string[] }
  /** A square picture that goes with the email; the caption describes it in words. */
  | { kind: 'picture'; contentId: string; size: number; alt: string; caption: string }
  /** A quiet one leads to further information; the others to something to do. */
  | { kind: 'button'; label: string; url: string; isQuiet?: boolean };

/** Words, or a link to a web address. */
export type TextPiece = string | { readonly words: string; readonly url: string };

/** An email before it is laid out. */
export type MailContent = {
  language: 'en' | 'es';
  subject: string;
  /** What a list of emails shows after the subject. */
  preview: string;
  organisation: string;
  blocks: readonly MailBlock[];
  /** Small print at the end: who writes, how to reach them, and where to unsubscribe. */
  footer: readonly (string | readonly TextPiece[])[];
};
