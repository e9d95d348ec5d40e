import { reachableAddress, textParts } from '../links/rules.ts';
import { greetingText } from './greeting.ts';
import type { MailBlock, MailContent, TextPiece } from './content.ts';

/*
 * Email clients support little CSS: styles are inline, the frame is a table, and no external resources are loaded. The colors are
 * those of the site on a light background and stay legible if a client inverts them. A client that supports dark mode uses the
 * colors of the classes instead.
 */
const ink = '#2b2320';
const muted = '#544840';
const action = '#1a3c86';
const line = '#d9cdb8';
const serif = "Georgia,'Times New Roman',serif";
const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";

const dark = `@media (prefers-color-scheme: dark) {
.page { background-color: #171310 !important }
.card { background-color: #231d19 !important }
.card, .line { border-color: #4d433b !important }
.ink { color: #f4ecdf !important }
.muted { color: #cbbfae !important }
.link { color: #b3c8ff !important }
.button { background-color: #b3c8ff !important; border-color: #b3c8ff !important; color: #131c35 !important }
.quiet { background-color: transparent !important; color: #b3c8ff !important }
}`;

/** With less space around and between its columns, a price table fits a phone that is 320 pixels wide. */
const narrow = `@media (max-width: 480px) {
.edge { padding: 8px 4px !important }
.side { padding-left: 14px !important; padding-right: 14px !important }
.columns { font-size: 14px !important }
.columns .between { padding-right: 6px !important }
}`;

/** Renders the HTML part of an email. */
export function renderHtml({ language, subject, preview, organization, blocks, footer }: MailContent): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${dark}
${narrow}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#faf6ec">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="edge" align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:#fffdf7;border:1px solid ${line}">
<tr><td class="ink line side" style="padding:20px 28px;border-bottom:1px solid ${line};font:bold 18px ${serif};color:${ink}">${escape(organization)}</td></tr>
<tr><td class="ink side" style="padding:12px 28px 24px;font:16px/1.55 ${sans};color:${ink}">
${blocks.map((block) => blockHtml(block, language)).join('\n')}
</td></tr>
<tr><td class="muted line side" style="padding:16px 28px;border-top:1px solid ${line};font:14px/1.5 ${sans};color:${muted}">${footer.map((words) => (typeof words === 'string' ? withLinks(words) : words.map(pieceHtml).join(''))).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock, language: MailContent['language']): string {
  switch (block.kind) {
    case 'greeting':
      return `<p style="margin:12px 0">${escape(greetingText(block.name, language))}</p>`;
    case 'people':
      return table(
        block.people.map(
          (facts) => `<tr><td class="line" dir="auto" style="${lastCell}">${escape(facts.join(' · '))}</td></tr>`,
        ),
      );
    case 'quote':
      return `<blockquote class="line" style="margin:12px 0;padding:0 0 0 16px;border-left:3px solid ${line}">${escape(block.text).replaceAll('\n', '<br>')}</blockquote>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font:bold 22px/1.3 ${serif}">${escape(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:12px 0">${withLinks(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'text':
      return `<p style="margin:12px 0">${block.pieces.map(pieceHtml).join('')}</p>`;
    case 'list':
      return `<ul style="margin:12px 0;padding:0 0 0 20px">${block.items
        .map((item) => `<li style="margin:4px 0">${item.map(pieceHtml).join('')}</li>`)
        .join('')}</ul>`;
    case 'facts':
      return table(
        block.facts.map(
          ([label, value]) =>
            `<tr><th class="muted line" scope="row" width="30%" align="left" valign="top" style="${cell};font-weight:normal;color:${muted}">${escape(label)}</th>` +
            `<td class="line" valign="top" style="${lastCell};font-weight:bold">${escape(value).replaceAll('\n', '<br>')}</td></tr>`,
        ),
      );
    case 'table':
      return table(
        [
          row(block.columns, 'th', 'font-size:14px;font-weight:bold'),
          ...block.rows.map((cells) => row(cells, 'td', '')),
          ...(block.total ? [row(block.total, 'td', 'font-weight:bold')] : []),
        ],
        'columns',
      );
    case 'picture': {
      const size = String(block.size);
      return (
        `<p style="margin:20px 0;font-weight:bold"><img src="cid:${escape(block.contentId)}" width="${size}" height="${size}" alt="${escape(block.alt)}" ` +
        `style="display:block;max-width:100%;height:auto;margin:0 0 8px">${escape(block.caption)}</p>`
      );
    }
    case 'button':
      return (
        `<p style="margin:20px 0"><a class="button${block.isQuiet ? ' quiet' : ''}" href="${escape(block.url)}" style="display:inline-block;padding:12px 20px;` +
        `border:1px solid ${action};${block.isQuiet ? `color:${action}` : `background-color:${action};color:#fffdf7`};` +
        `font-weight:bold;text-decoration:none;border-radius:4px">${escape(block.label)}</a></p>`
      );
  }
}

const cell = `padding:8px 12px 8px 0;border-bottom:1px solid ${line}`;
const lastCell = `padding:8px 0;border-bottom:1px solid ${line}`;

function table(rows: readonly string[], kind?: 'columns'): string {
  return `<table${kind ? ` class="${kind}"` : ''} width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0;font-size:16px">\n${rows.join('\n')}\n</table>`;
}

function row(cells: readonly string[], element: 'th' | 'td', style: string): string {
  const scope = element === 'th' ? ' scope="col"' : '';
  const html = cells.map((text, column) => {
    const isLast = column === cells.length - 1;
    const [side, padded] = isLast ? ['right', lastCell] : ['left', cell];
    return `<${element} class="line${isLast ? '' : ' between'}"${scope} align="${side}" valign="top" style="${padded};${style}">${escape(text)}</${element}>`;
  });
  return `<tr>${html.join('')}</tr>`;
}

/** Turns email addresses and phone numbers into links, which do not wrap. */
function withLinks(text: string): string {
  const style = `color:${action};white-space:nowrap`;
  return textParts(text)
    .map((part) => {
      const address = reachableAddress(part);
      return address === undefined
        ? escape(part.text)
        : `<a class="link" href="${address}" style="${style}">${part.text}</a>`;
    })
    .join('');
}

function pieceHtml(piece: TextPiece): string {
  if (typeof piece === 'string') return withLinks(piece).replaceAll('\n', '<br>');
  return `<a class="link" href="${escape(piece.url)}" style="color:${action}">${escape(piece.words)}</a>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
