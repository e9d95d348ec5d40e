import { readFile } from 'node:fs/promises';
import { ask, desk, makeParty, open } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, receivedMail, test } from '../steps/journey.ts';
import { endEvent, morePlaces, smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('staff select parties to export them, to remind them of the amounts due, and to print them', async ({
      page,
    }) => {
      const eventId = await smallEvent();
      await beOfType(page, 'R');
      await open(page, `${desk}?lng=${language}&event=${eventId}`);
      const [owes, paid] = await Promise.all(
        ['Olaia', 'Petra'].map((firstName) =>
          makeParty(page, {
            eventId,
            rooms: 0,
            members: [{ firstName, lastName: 'Zuloaga', age: 40 }],
            contact: {
              firstName,
              lastName: 'Zuloaga',
              email: `${firstName.toLowerCase()}.${language}@example.org`,
              phone: '+12125550142',
            },
            quotedTotalCents: 20_000,
            language,
          }),
        ),
      );
      await ask(page, 'POST', `/registrations/${paid?.id ?? ''}/payments`, {
        kind: 'payment',
        method: 'Check',
        amountCents: 20_000,
        receivedOn: '2026-11-20',
      });
      await page.reload();
      const rows = page.getByRole('rowheader').filter({ hasText: 'Zuloaga' });
      await expect(rows).toHaveCount(2);
      await page.getByRole('checkbox', { name: /^Sele.*(page|página)/ }).press('Space');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // The file has the columns of the list.
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: text['party.export'] }).press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${text['party.export.file']}.csv`);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(3);
      expect(lines[0]).toContain(text['desk.balance']);
      const line = lines.find((each) => each.includes(owes?.reference ?? '-')) ?? '';
      expect(line).toContain('"Zuloaga, Olaia"');
      expect(line).toMatch(/,\d{2}-[A-Z]{3}-\d{4} \d{2}:\d{2}$/);
      expect(line).toContain(`,1,${text['registration.state.pendingPayment']}; ${text['payment.status.unpaid']},200,`);

      // Only parties that owe something are reminded, and each outcome is shown.
      await page.getByRole('button', { name: text['party.remind'], exact: true }).press('Enter');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(/\$\s?200\.00|200\.00 USD|USD\s?200\.00/);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['party.remind.confirm'] }).press('Enter');
      const outcomes = dialog.getByRole('listitem');
      await expect(outcomes.filter({ hasText: 'Olaia' })).toContainText(text['party.remind.outcome.reminded']);
      await expect(outcomes.filter({ hasText: 'Petra' })).toContainText(text['party.remind.outcome.nothingDue']);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['action.close'] }).press('Enter');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      const mail = await receivedMail(
        `olaia.${language}@example.org`,
        language === 'en' ? 'A reminder' : 'Le recordamos',
      );
      expect(mail.text).toContain(owes?.reference);

      // The selection has its own page for printing; its button is not printed.
      await page
        .getByRole('checkbox', { name: /Zuloaga/ })
        .first()
        .press('Space');
      await page.getByRole('button', { name: text['party.print'], exact: true }).press('Enter');
      await expect(page).toHaveURL(`${desk}/selected`);
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const print = page.getByRole('button', { name: text['party.chosen.print'] });
      await expect(print).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(print).toBeHidden();
      await expect(page.getByRole('rowheader')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.reload();
      await expect(page.getByRole('rowheader')).toHaveCount(1);
    });
  });
}

test('staff remind chosen parties of missing signatures, and close those of a past event, with the amounts they owe', async ({
  page,
}) => {
  const text = words('en');
  const eventId = await smallEvent();
  await beOfType(page, 'R');
  await open(page, `${desk}?event=${eventId}`);
  await makeParty(page, {
    eventId,
    rooms: 0,
    members: [{ firstName: 'Quintina', lastName: 'Yanes', age: 40 }],
    contact: { firstName: 'Quintina', lastName: 'Yanes', email: 'quintina@example.org', phone: '+12125550142' },
    quotedTotalCents: 20_000,
    language: 'en',
  });
  await page.reload();
  const choose = () => page.getByRole('checkbox', { name: /Quintina/ }).press('Space');
  const dialog = page.getByRole('alertdialog');
  const closing = text['party.closeChosen'].replace(/\{.*\}$/, '1 party');
  await choose();
  // Before an event ends, no party can be closed.
  await expect(page.getByRole('button', { name: closing })).toHaveCount(0);
  for (const outcome of ['reminded', 'remindedBefore'] as const) {
    await page.getByRole('button', { name: text['party.remindSignatures'], exact: true }).press('Enter');
    await expect(dialog).toContainText(text['party.remindSignatures.text']);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text['party.remind.confirm'] }).press('Enter');
    await expect(dialog.getByRole('listitem')).toContainText(text[`party.remindSignatures.outcome.${outcome}`]);
    await dialog.getByRole('button', { name: text['action.close'] }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await choose();
  }
  expect((await receivedMail('quintina@example.org', 'Signatures are missing')).text).toContain('signature');

  await endEvent(eventId);
  await page.reload();
  await choose();
  await page.getByRole('button', { name: closing }).press('Enter');
  await expect(dialog).toContainText('$200.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text['party.closeChosen.confirm'] }).press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText(text['party.closeChosen.outcome.closed']);
});

test('staff remind the parties of selected people whose signatures are missing, and see who was left out and why', async ({
  page,
}) => {
  const text = words('en');
  const eventId = await smallEvent();
  await morePlaces(eventId, 10);
  await beOfType(page, 'R');
  await open(page, `${desk}/signatures?event=${eventId}`);
  for (const [firstName, email] of [
    ['Rufina', 'rufina@example.org'],
    ['Sixta', undefined],
  ] as const)
    await makeParty(page, {
      eventId,
      rooms: 0,
      members: [30, 31].map((age) => ({ firstName: `${firstName} ${String(age)}`, lastName: 'Yanes', age })),
      contact: { firstName, lastName: 'Yanes', phone: '+12125550142', ...(email !== undefined && { email }) },
      quotedTotalCents: 40_000,
      language: 'en',
    });
  await page.reload();
  const dialog = page.getByRole('alertdialog');
  const remind = async () => {
    await page.getByRole('checkbox', { name: /^Select.*page/ }).press('Space');
    await page.getByRole('button', { name: text['party.remindSignatures'], exact: true }).press('Enter');
    // Two people of one party get one email.
    await expect(dialog).toContainText('2 parties');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text['party.remind.confirm'] }).press('Enter');
  };
  const withoutEmail = text['party.remindSignatures.outcome.noEmail'];
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await remind();
  await expect(dialog).toContainText('1 party was reminded');
  await expect(dialog).toContainText('1 party was not reminded:');
  await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(`^Sixta Yanes \\(.*\\): ${withoutEmail}$`)]);
  await dialog.getByRole('button', { name: text['action.close'] }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect((await receivedMail('rufina@example.org', 'Signatures are missing')).text).toContain('signature');

  // Nobody is reminded twice in a day.
  await remind();
  await expect(dialog).toContainText('No reminder was sent');
  await expect(dialog).toContainText('2 parties were not reminded:');
  await expect(dialog.getByText(text['party.remindSignatures.outcome.remindedBefore'])).toHaveCount(1);
});
