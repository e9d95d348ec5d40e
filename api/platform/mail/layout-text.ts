import { greetingText } from './greeting.ts';
import type { MailBlock, MailContent, TextPiece } from './content.ts';

/** Renders the plain-text part of an email. */
export function renderText({ language, blocks, footer }: MailContent): string {
  return `${[...blocks.map((block) => blockText(block, language)), `-- \n${footer.map((words) => (typeof words === 'string' ? words : words.map(pieceText).join(''))).join('\n')}`].join('\n\n')}\n`;
}

function blockText(block: MailBlock, language: MailContent['language']): string {
  switch (block.kind) {
    case 'greeting':
      return greetingText(block.name, language);
    case 'people':
      return block.people.map((facts) => facts.join(' · ')).join('\n');
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'paragraph':
      return block.text;
    case 'text':
      return block.pieces.map(pieceText).join('');
    case 'list':
      return block.items.map((item) => `- ${item.map(pieceText).join('')}`).join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`).join('\n');
    case 'table':
      return tableText([block.columns, ...block.rows, ...(block.total ? [block.total] : [])]);
    case 'picture':
      return block.caption;
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

function pieceText(piece: TextPiece): string {
  if (typeof piece === 'string') return piece;
  return piece.words === piece.url ? piece.url : `${piece.words} (${piece.url})`;
}

/** Pads columns to their widest cell; the last one is right-aligned. */
function tableText(rows: readonly (readonly string[])[]): string {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) => {
      const cells = widths.map((width, column) => {
        const cell = row[column] ?? '';
        return column === count - 1 ? cell.padStart(width) : cell.padEnd(width);
      });
      return cells.join('  ').trimEnd();
    })
    .join('\n');
}
