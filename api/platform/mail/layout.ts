import { renderHtml } from './layout-html.ts';
import { renderText } from './layout-text.ts';
import type { MailBlock, MailContent } from './content.ts';

/**
 * Lays an email out as HTML and as text that say the same, block by block.
 * @throws when the address of a link or a button is not a web address.
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

/** Where the links and the button of a block lead. */
function addressesIn(block: MailBlock): string[] {
  if (block.kind === 'button') return [block.url];
  const pieces = block.kind === 'text' ? block.pieces : block.kind === 'list' ? block.items.flat() : [];
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.url]));
}

/** Invisible characters could disguise a text, or hide words from filters. */
function visible(text: string): string {
  return text.replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '');
}
