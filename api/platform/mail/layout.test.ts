import { describe, expect, it } from 'vitest';
import type { MailContent } from './content.ts';
import { renderMail } from './layout.ts';

const content: MailContent = {
  language: 'es',
  subject: 'Su inscripción',
  preview: 'Gracias',
  organization: 'Casa <de> Retiros',
  blocks: [
    { kind: 'heading', text: 'Inscripción' },
    { kind: 'paragraph', text: 'Paz & bien, "Ana"' },
    { kind: 'facts', facts: [['Referencia', 'AB-12']] },
    {
      kind: 'table',
      columns: ['Persona', 'Precio'],
      rows: [['Adulto × 2', '$100.00']],
      total: ['Total', '$1,100.00'],
    },
    { kind: 'button', label: 'Ver', url: 'https://www.example.org/?a=1&b=2' },
  ],
  footer: ['Casa de Retiros', 'info@example.org'],
};

describe('renderMail', () => {
  it('renders plain text that reads well on its own', () => {
    expect(renderMail(content).text).toBe(
      [
        'Inscripción\n===========',
        'Paz & bien, "Ana"',
        'Referencia: AB-12',
        'Persona        Precio\nAdulto × 2    $100.00\nTotal       $1,100.00',
        'Ver:\nhttps://www.example.org/?a=1&b=2',
        '-- \nCasa de Retiros\ninfo@example.org\n',
      ].join('\n\n'),
    );
  });

  it('writes HTML in the language of the email, with every text escaped', () => {
    const { html } = renderMail(content);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Casa &lt;de&gt; Retiros');
    expect(html).toContain('Paz &amp; bien, &quot;Ana&quot;');
    expect(html).toContain('href="https://www.example.org/?a=1&amp;b=2"');
    expect(html).toContain('<th class="line" scope="col" align="right"');
  });

  it('has the same content in both parts', () => {
    const { html, text } = renderMail({ ...content, organization: 'Casa', footer: ['Casa'] });
    const visible = html
      .slice(html.indexOf('<h2'))
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"');
    const words = (from: string) =>
      from
        .replace(/[=:]|https:\S+|--/g, ' ')
        .split(/\s+/)
        .filter(Boolean);
    expect(words(visible)).toEqual(words(text));
  });

  it('refuses a button that does not lead to a web page', () => {
    const blocks = [{ kind: 'button', label: 'x', url: 'javascript:alert(1)' }] as const;
    expect(() => renderMail({ ...content, blocks })).toThrow('A button needs a web address.');
  });
});
