import { renderHtml } from './layout-html.ts';
import { renderText } from './layout-text.ts';
import type { MailBlock, MailContent } from './content.ts';

/**
 * Lays out an email, block by block, as HTML and as plain text with the same content.
 * @throws if the address of a link or button is not a web address
 */
export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  for (const piece of content.footer.flat())
    if (typeof piece !== 'string' && !/^https?:\/\//.test(piece.url)) throw new Error('A link needs a web address.');
  for (const block of content.blocks) {
    for (const url of addressesIn(block))
      if (!/^https?:\/\//.test(url))
        throw new Error(`A ${block.kind === 'button' ? 'button' : 'link'} needs a web address.`);
  }
  return { subject: visible(content.subject), html: visible(renderHtml(content)), text: visible(renderText(content)) };
}

/** Returns the addresses of the links or the button of a block. */
function addressesIn(block: MailBlock): string[] {
  if (block.kind === 'button') return [block.url];
  const pieces = block.kind === 'text' ? block.pieces : block.kind === 'list' ? block.items.flat() : [];
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.url]));
}

/** Removes invisible characters, which could disguise a text or hide words from filters. */
function visible(text: string): string {
  return text.replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '');
}
