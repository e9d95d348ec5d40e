import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRegistrationMail } from '../../../../api/registrations/jobs.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { readBlackAndWhitePng } from '../../../support/png.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  await createEvent(server.context.db, 'weekend');
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

async function register(language: 'en' | 'es', email: string) {
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: 'weekend',
      quotedTotalCents: 20_000,
      contact: buildContact({ email }),
      language,
    }),
  });
  if (!data) throw new Error('not registered');
  const mail = await smtp.waitForMail(({ envelope }) => envelope.to.includes(email));
  return { registration: data.registration, mail };
}

type Received = Awaited<ReturnType<TestSmtp['waitForMail']>>;

const pictureOf = ({ attachments }: Received) => attachments.find(({ mimeType }) => mimeType === 'image/png');

/** Returns the pixels of a reference's QR code, eight for each module. The highest error correction takes no more room. */
function codeOf(reference: string): boolean[][] {
  const { data } = encode(reference, { ecc: 'H', border: 4 });
  return data.flatMap((row) => Array<boolean[]>(8).fill(row.flatMap((isDark) => Array<boolean>(8).fill(isDark))));
}

describe.each([
  ['en', 'QR code of your reference', 'Your reference', 'Show this code at the door'],
  ['es', 'Código QR de su referencia', 'Su referencia', 'Muestre este código a la entrada'],
] as const)('the confirmation in %s', (language, alt, label, show) => {
  test('contains the QR code from the page as an inline image, with the reference as text', async () => {
    const { registration, mail } = await register(language, `code.${language}@example.org`);
    const { reference } = registration;
    const picture = pictureOf(mail);
    expect(picture).toMatchObject({ disposition: 'inline', related: true, filename: `${reference}.png` });
    const contentId = `check-in-${registration.id}@retreats.test`;
    expect(picture?.contentId).toBe(`<${contentId}>`);

    const image = /<img [^>]*>[^<]*/.exec(mail.html ?? '')?.[0] ?? '';
    expect(image).toContain(`src="cid:${contentId}"`);
    expect(image).toContain(` alt="${alt} ${reference},`);
    expect(image).toMatch(new RegExp(`>${label}: ${reference}$`));
    expect(mail.html).toContain(show);
    expect(mail.text).toContain(`${label}: ${reference}`);

    const content = picture?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('The picture has no content');
    const pixels = readBlackAndWhitePng(Buffer.from(content));
    expect(pixels).toEqual(codeOf(reference));
    expect(image).toContain(` width="${String(pixels.length)}" height="${String(pixels.length)}"`);
    // The image is as small as possible, so that it does not fill the mailbox of a whole parish.
    expect(content.byteLength).toBeLessThan(1000);
  });

  test('the reminder and the email about a payment contain it too, and one about a change does not', async () => {
    const email = `reminded.${language}@example.org`;
    const { registration } = await register(language, email);
    for (const notice of ['eventReminder', 'payment', 'changed'] as const)
      await sendRegistrationMail(server.context, { registrationId: registration.id, notice, version: 1 });
    const [, reminder, payment, changed] = smtp.received.filter(({ envelope }) => envelope.to.includes(email));
    if (!reminder || !payment || !changed) throw new Error('not mailed');
    for (const mail of [reminder, payment]) {
      expect(pictureOf(mail)).toMatchObject({ disposition: 'inline', filename: `${registration.reference}.png` });
      expect(mail.html).toContain(alt);
    }
    expect(pictureOf(changed)).toBeUndefined();
    expect(changed.html).not.toContain('<img');
  });
});
