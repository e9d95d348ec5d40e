import type { MailBlock, MailContent } from './layout.ts';

/** The text part of a mail. */
export function renderText({ blocks, footer }: MailContent): string {
  return `${[...blocks.map(blockText), `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'table':
      return tableText([block.columns, ...block.rows, ...(block.total ? [block.total] : [])]);
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

/** Columns padded to their widest cell, the last one to the right. */
function tableText(rows: readonly (readonly string[])[]): string {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
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
