import type { Locator } from 'playwright';

/** Valid answers by field name; fields without one are left empty. */
const answers: Readonly<Record<string, string>> = {
  firstName: 'Elena',
  lastName: 'Morales',
  email: 'elena@example.org',
  phone: '+12125550142',
  message: 'When does the retreat begin?',
  prayerRequest: 'For peace in our family',
  people: '12',
};

/** A Saturday that the forms offer on the start day of the benchmark. */
const saturday = '2026-12-05';

/** Fills in a public form, so that it can be sent. */
export async function fillPublicForm(form: Locator): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = form.locator(`[name="${name}"]`);
    if (await field.count()) await field.first().fill(answer);
  }
  for (const name of ['date', 'firstDate']) {
    const day = form.locator(`input[name="${name}"]`);
    if (await day.count()) await day.fill(saturday);
  }
}
