import { renderHtml } from './layout-html.ts';
import { renderText } from './layout-text.ts';
import type { MailContent } from './content.ts';

/**
 * Lays an email out as HTML and as text that say the same, block by block.
 * @throws when a button's address is not a web address.
 */
export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  for (const block of content.blocks) {
    if (block.kind === 'button' && !/^https?:\/\//.test(block.url)) throw new Error('A button needs a web address.');
  }
  return { subject: visible(content.subject), html: visible(renderHtml(content)), text: visible(renderText(content)) };
}

/** Invisible characters could make a text read otherwise than it is, or hide words from filters. */
function visible(text: string): string {
  return text.replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '');
}
