import type { MailName } from './name.ts';

/**
 * A part of an email. All texts are plain; the layout escapes them. Names appear only in greetings, in tables and in texts of ours
 * that take a MailName. Only paragraphs and the footer turn email addresses and phone numbers into links.
 */
export type MailBlock =
  /** The beginning of every email to a person. */
  | { kind: 'greeting'; name: MailName }
  /** The people who attend, one per row, with the name first. */
  | { kind: 'people'; people: readonly (readonly MailName[])[] }
  /** Text that someone entered in a form, verbatim. */
  | { kind: 'quote'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Text with links in it. */
  | { kind: 'text'; pieces: readonly TextPiece[] }
  /** A list whose items are text with links. */
  | { kind: 'list'; items: readonly (readonly TextPiece[])[] }
  /** Pairs of a label and a value, such as the reference of a registration; an address has several lines. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** The last column is right-aligned; the total is a bold last row. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[]; total?: readonly string[] }
  /** A square image attached to the email; the caption describes it. */
  | { kind: 'picture'; contentId: string; size: number; alt: string; caption: string }
  /** A quiet button leads to more information; the others lead to an action. */
  | { kind: 'button'; label: string; url: string; isQuiet?: boolean };

/** Plain text, or a link to a web address. */
export type TextPiece = string | { readonly words: string; readonly url: string };

/** An email before it is laid out. */
export type MailContent = {
  language: 'en' | 'es';
  subject: string;
  /** The preview that an inbox shows after the subject. */
  preview: string;
  organization: string;
  blocks: readonly MailBlock[];
  /** The fine print at the end: the sender, how to reach them, and where to unsubscribe. */
  footer: readonly (string | readonly TextPiece[])[];
};
