import type { MailName } from './name.ts';

/**
 * A piece of an email. All texts are plain; the layout escapes them. People are named in greetings, in tables and where a text of
 * ours asks for a MailName; only paragraphs and the footer have links to write and to call.
 */
export type MailBlock =
  /** How every email to a person begins. */
  | { kind: 'greeting'; name: MailName }
  /** Who comes, one in a row. */
  | { kind: 'people'; people: readonly MailName[] }
  /** What someone typed into a form, word for word. */
  | { kind: 'quote'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Pairs of a label and what it says, such as the reference of a registration; an address has several lines. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** The last column is right-aligned; the total is a last, stronger row. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[]; total?: readonly string[] }
  /** A square picture that goes with the email; the caption says in letters what it shows. */
  | { kind: 'picture'; contentId: string; size: number; alt: string; caption: string }
  /** A quiet one leads to what is good to have; the others to what is to be done. */
  | { kind: 'button'; label: string; url: string; isQuiet?: boolean };

/** An email before it is laid out. */
export type MailContent = {
  language: 'en' | 'es';
  subject: string;
  /** What a list of emails shows after the subject. */
  preview: string;
  organisation: string;
  blocks: readonly MailBlock[];
  /** Small lines at the end: who writes, how to reach them. */
  footer: readonly string[];
};
