import { renderHtml } from './layout-html.ts';
import { renderText } from './layout-text.ts';

/** A piece of a mail. All texts are plain; the layout escapes them. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Pairs of a label and what it says, such as the reference of a registration. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** The last column is right-aligned; the total is a last, stronger row. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[]; total?: readonly string[] }
  /** A quiet one leads to what is good to have; the others to what is to be done. */
  | { kind: 'button'; label: string; url: string; isQuiet?: boolean };

/** A mail before it is laid out. */
export type MailContent = {
  language: 'en' | 'es';
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  organisation: string;
  blocks: readonly MailBlock[];
  /** Small lines at the end: who writes, how to reach them. */
  footer: readonly string[];
};

/**
 * Lays a mail out as HTML and as text that say the same, block by block.
 * @throws when a button's address is not a web address.
 */
export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  for (const block of content.blocks) {
    if (block.kind === 'button' && !/^https?:\/\//.test(block.url)) throw new Error('A button needs a web address.');
  }
  return { subject: content.subject, html: renderHtml(content), text: renderText(content) };
}
