import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { Mail } from '../../api/platform/mail/mailer.ts';
import { ensureChromium } from '../support/chromium.ts';
import { allEmails } from './all-emails.ts';

/*
 * Writes every email that the site can send for visual review, in both languages, as text, as HTML, and as screenshots at phone
 * width and at the width of a reading pane, light and dark: npm run emails [-- folder]
 */
const folder = resolve(process.argv[2] ?? 'data/emails');
const widths = [360, 700];
const schemes = ['light', 'dark'] as const;

/** The HTML part with the attached images inlined, as an email program shows it. */
function withPictures({ html, attachments = [] }: Pick<Mail, 'html' | 'attachments'>): string {
  return attachments.reduce(
    (shown, { cid, contentType, content }) =>
      cid === undefined
        ? shown
        : shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${Buffer.from(content).toString('base64')}`),
    html,
  );
}

const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  for (const language of ['en', 'es'] as const) {
    const emails = Object.entries(allEmails(language));
    const directory = join(folder, language);
    await mkdir(directory, { recursive: true });
    for (const [name, mail] of emails) {
      const { subject, text } = mail;
      await writeFile(join(directory, `${name}.txt`), `${subject}\n\n${text}`);
      await writeFile(join(directory, `${name}.html`), withPictures(mail));
    }
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
        for (const [name, mail] of emails) {
          await page.setContent(withPictures(mail));
          await page.screenshot({
            path: join(directory, `${name}-${String(width)}-${colorScheme}.png`),
            fullPage: true,
          });
        }
        await page.close();
      }
    }
    console.log(`${String(emails.length)} emails are in ${directory}`);
  }
} finally {
  await browser.close();
}
