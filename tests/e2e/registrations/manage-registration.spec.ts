import { expect, expectAccessible, expectNoSidewaysScroll, linkIn, receivedMail, test } from '../steps/journey.ts';
import { cancelElsewhere, openOwn, register, smallEvent } from '../steps/own-registration.ts';
import { addPerson, fillContact, newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

test.describe('in Spanish on a small phone in dark mode', () => {
  test.use({ viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
  const text = words('es');

  test('a visitor waits for a full retreat, is offered the place and accepts it', async ({ page }) => {
    const eventId = await smallEvent();
    const first = await register(page, ['Ana', 'Luis'], 'ana.llena@example.org', eventId);
    await page.goto(`/events/${eventId}?lng=es`);
    await page.getByRole('link', { name: text['event.joinWaitingList'] }).first().click();
    await expect(page.getByText(text['registration.waiting.title'])).toBeVisible();
    await fillContact(page, 'es', {
      firstName: 'Rosa',
      lastName: 'Vega',
      age: '60',
      email: 'rosa.espera@example.org',
      phone: '+12125550143',
    });
    await page.getByLabel(text['field.rooms'], { exact: true }).selectOption('0');
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await page.getByRole('radio', { name: text['payment.method.Zelle'] }).check();
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: text['registration.waiting.join'] }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa, está en la lista de espera');
    await expect(page.getByText(text['confirmation.waiting.noPayment'])).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const mail = await receivedMail('rosa.espera@example.org', 'lista de espera');

    await cancelElsewhere(page, first);
    await page.goto('about:blank');
    await page.goto(linkIn(mail, '/retreat-registration/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa, hay lugares para ustedes');
    await expectAccessible(page);
    await page.getByRole('button', { name: text['confirmation.offer.accept'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa, sus lugares están reservados');
    await expect(page.getByText(text['confirmation.payment.unpaid'])).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('a party that pays by check sees the payee, the mailing address and the memo', async ({ page }) => {
    const own = await register(page, ['Inés'], 'ines.cheque@example.org', await smallEvent(), 'Check');
    await openOwn(page, own, 'es');
    const fact = (term: string) =>
      page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');
    await expect(fact(text['confirmation.payableTo'])).toHaveText('The Retreat Center');
    await expect(fact(text['confirmation.mailTo'])).toHaveText(
      /^La Casa de Retiros\n1 Hill Road\nSpringfield, IL 62701$/,
      {
        useInnerText: true,
      },
    );
    await expect(fact(text['confirmation.payReference'])).toHaveText(own.registration.reference);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('an offer is passed to the next family after a confirmation', async ({ page }) => {
    const eventId = await smallEvent();
    const first = await register(page, ['Ana', 'Luis'], 'ana.otra@example.org', eventId);
    await openOwn(page, first, 'es');
    await page.getByRole('button', { name: text['confirmation.cancel'], exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Los lugares de las 2 personas pasan a otros');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text['confirmation.cancel.keep'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('reservados');
    await page.getByRole('button', { name: text['confirmation.cancel'], exact: true }).click();
    await dialog.getByRole('button', { name: text['confirmation.cancel.confirm'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana, esta inscripción está cancelada');
    await expect(page.getByRole('link', { name: text['confirmation.again'] })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a party', () => {
  const text = words('en');

  test('that received too many emails is not told that we emailed it', async ({ page }) => {
    const email = 'full.mailbox@example.org';
    const party = await register(page, ['Elena'], email);
    await openOwn(page, party, 'en');
    const promise = page.getByText(`We have written to ${email}.`);
    await expect(promise).toBeVisible();
    // The API says so after eight emails in a day; sending that many would count against the network limit of the other journeys.
    await page.route('**/api/registrations/*/confirmation*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as typeof party;
      const registration = { ...answer.registration, emailProblem: 'limited' };
      await route.fulfill({ response, json: { ...answer, registration } });
    });
    await page.reload();
    await expect(page.getByText(`Everything is saved, but we did not email ${email}`)).toBeVisible();
    await expect(
      page.getByText('You are registered for New York Bible Convention 2027.', { exact: true }),
    ).toBeVisible();
    await expect(promise).toBeHidden();
    await expectAccessible(page);
  });

  test('replaces one person and adds another, sees the price first, even after a refresh in the middle', async ({
    page,
  }) => {
    const email = 'change@example.org';
    const party = await register(page, ['Elena', 'Pablo'], email);
    await openOwn(page, party, 'en');
    await page.getByRole('link', { name: text['confirmation.change.people'] }).click();
    await page.getByRole('button', { name: 'Remove Pablo Morales' }).click();
    await addPerson(page, 'en', { firstName: 'Lucía', lastName: 'Morales', age: '22' });
    await page.reload();
    await expect(page.getByText('Lucía Morales', { exact: true })).toBeVisible();
    await addPerson(page, 'en', { firstName: 'Mateo', lastName: 'Morales', age: '19' });
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await expect(page.getByText('Pablo Morales is no longer coming')).toBeVisible();
    await expect(page.getByText('Lucía Morales is added')).toBeVisible();
    await expect(page.getByText(text['change.review.more'])).toBeVisible();
    await expect(page.getByText('$300.00').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text['change.review.confirm'] }).click();
    await expect(
      page.getByText(`Your changes are saved. We have written to ${email}.`, { exact: false }).first(),
    ).toBeVisible();
    await expect(page.getByText('Mateo Morales', { exact: true })).toBeVisible();
    const mail = await receivedMail(email, 'has been changed');
    expect(mail.text).toContain('Lucía Morales');
    expect(mail.text).toContain('$300.00');
  });

  test('a person who replaces a signer must sign, and the page says so before the change', async ({ page }) => {
    const { registration, key } = await register(page, ['Elena', 'Tomás'], 'waiver.replaced@example.org');
    const signing = `/waiver-form?sign=1&registration=${registration.id}&lng=en#${key}`;
    await page.goto(signing);
    for (const name of ['Elena Morales', 'Tomás Morales']) {
      await page.getByRole('radio', { name }).check();
      await page.locator('[id="waiver-signature-name"]').fill(name);
      await page.getByRole('checkbox', { name: text['waiver.agrees'] }).check();
      await page.getByRole('button', { name: text['waiver.submit'], exact: true }).click();
      await expect(page.getByText(text['waiver.signed'], { exact: true })).toHaveCount(
        name === 'Elena Morales' ? 1 : 2,
      );
    }
    await page.goto(
      `/retreat-registration/${newYork}/change?registration=${registration.id}&part=people&lng=en#${key}`,
    );
    const rename = async (from: string, to: string) => {
      await page.getByRole('button', { name: `Change ${from} Morales` }).click();
      await page.getByLabel(text['field.firstName'], { exact: true }).fill(to);
      await page.getByRole('button', { name: text['registration.people.save'] }).click();
    };
    await rename('Elena', 'Helena');
    await rename('Tomás', 'Pedro');
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await expect(page.getByText('The waiver will need to be signed again for Pedro Morales.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text['change.review.confirm'] }).click();
    await expect(page.getByText('1 of 2 signatures received.')).toBeVisible();
    await page.goto(signing);
    await expect(page.getByRole('radio', { name: 'Pedro Morales' })).toBeVisible();
  });

  test('corrects the contact, and errors are shown beside their fields', async ({ page }) => {
    const party = await register(page, ['Elena'], 'contact.old@example.org');
    await openOwn(page, party, 'en');
    await page.getByRole('link', { name: text['confirmation.change.contact'] }).click();
    const emailField = page.getByLabel(text['field.email'], { exact: true });
    await emailField.fill('contact');
    await page.getByRole('button', { name: text['change.contact.save'], exact: true }).click();
    await expect(page.getByRole('group', { name: text['form.errors'] })).toBeFocused();
    await expectAccessible(page);
    await emailField.fill('contact.new@example.org');
    await page.getByRole('button', { name: text['change.contact.save'], exact: true }).click();
    await expect(page.getByText('contact.new@example.org').first()).toBeVisible();
    await receivedMail('contact.new@example.org', 'has been changed');
    const { text: told } = await receivedMail('contact.old@example.org', 'New email address');
    expect(told).not.toContain('contact.new');
  });

  test('that was changed elsewhere is shown in its current state, and stays unchanged', async ({ page, noise }) => {
    const party = await register(page, ['Elena', 'Pablo'], 'meanwhile@example.org');
    await openOwn(page, party, 'en');
    await expect(page.getByText('Pablo Morales', { exact: true })).toBeVisible();
    const { registration, key } = party;
    await page.request.put(`/api/registrations/${registration.id}/party`, {
      headers: { Authorization: `Bearer ${key}` },
      data: {
        version: 1,
        contact: registration.contact,
        party: {
          rooms: 0,
          members: [{ id: registration.members[0]?.id, firstName: 'Helena', lastName: 'Morales', age: 40 }],
        },
        quotedTotalCents: 10_000,
      },
    });
    await page.getByRole('button', { name: text['confirmation.cancel'], exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text['confirmation.cancel.confirm'] }).click();
    await expect(page.getByRole('main').getByText(text['confirmation.changedMeanwhile'])).toBeVisible();
    await expect(page.getByText('Helena Morales', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('your places are held');
    // The browser itself logs the refusal.
    expect(noise.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('that lost its link gets it by email', async ({ page }) => {
    const email = 'lost.link@example.org';
    const { registration } = await register(page, ['Elena'], email);
    await page.goto(`/retreat-registration/${newYork}`);
    await page.getByRole('link', { name: text['find.title'] }).click();
    // The previous page has a field of this name too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['find.title']);
    await page.getByLabel(text['field.email'], { exact: true }).fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: text['find.submit'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['mailSent.title']);
    await expectAccessible(page);
    const mail = await receivedMail(email, 'Your registrations');
    await page.goto(linkIn(mail, '/retreat-registration/'));
    await expect(page.getByText(registration.reference).first()).toBeVisible();
  });
});

test('health questions are optional, and their answers stay off the device', async ({ page }) => {
  const text = words('en');
  await page.goto(`/retreat-registration?id=${newYork}`);
  await fillContact(page, 'en', {
    firstName: 'Ana',
    lastName: 'Reyes',
    age: '40',
    email: 'ana.health@example.org',
    phone: '+12125550101',
  });
  await expect(page.getByLabel(text['field.diet'])).toBeHidden();
  await page.getByRole('button', { name: 'Change Ana Reyes' }).click();
  await expect(page.getByLabel(text['field.diet'])).toBeHidden();
  await page.getByText(text['registration.person.more']).click();
  await page.getByLabel(text['field.diet']).fill('No peanuts');
  await expectAccessible(page);
  await page.getByRole('button', { name: text['registration.people.save'] }).click();
  await page.getByText(text['registration.party.more']).click();
  await page.getByLabel(text['field.emergencyPhone']).fill('555');
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByRole('group', { name: text['form.errors'] })).toBeFocused();
  await page.getByLabel(text['field.emergencyPhone']).fill('+1 212 555 0199');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/peanuts|0199/);
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByRole('heading', { name: text['registration.payment.onlyTitle'] })).toBeVisible();
});
