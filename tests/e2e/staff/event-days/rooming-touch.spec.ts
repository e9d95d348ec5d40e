import { ask, desk, makeParty, open } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/journey.ts';
import { morePlaces, smallEvent } from '../../steps/own-registration.ts';
import { words } from '../../steps/words.ts';

const text = words('en');

test.describe('on a phone with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('someone is assigned a bed, moved to another bed and removed, by taps alone', async ({ page }) => {
    const eventId = await smallEvent();
    await morePlaces(eventId, 20);
    await beOfType(page, 'R', true);
    await open(page, `${desk}?lng=en`);
    const { totalCents } = await ask<{ totalCents: number }>(page, 'POST', '/quotes', {
      eventId,
      rooms: 1,
      members: [{ age: 40 }],
    });
    await makeParty(page, {
      eventId,
      rooms: 1,
      members: [{ firstName: 'Olaia', lastName: 'Zuloaga', age: 40, gender: 'female' }],
      contact: { firstName: 'Olaia', lastName: 'Zuloaga', phone: '+12125550142' },
      quotedTotalCents: totalCents,
      language: 'en',
    });
    await ask(page, 'POST', '/rooms', {
      eventId,
      house: 'Casa Emaús',
      names: ['101'],
      beds: ['single', 'single'],
      isStepFree: false,
      hasBath: false,
      isOutOfService: false,
      isShared: false,
    });
    await open(page, `${desk}/rooms/${eventId}?lng=en`);
    const rooms = page.getByRole('group', { name: text['rooming.rooms'], exact: true });
    await page.getByRole('button', { name: `${text['rooming.moveTo']}: Olaia Zuloaga`, exact: true }).tap();
    await page.getByRole('menuitem', { name: /101/ }).tap();
    const opener = rooms.getByRole('button', { name: /^Room 101/ });
    await expect(opener).toHaveText('Room 101 1 person, 2 beds');
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.tap();
    const beds = rooms.getByRole('grid', { name: 'Room 101', exact: true }).getByRole('row');
    await expect(beds.nth(0)).toContainText('Olaia Zuloaga');
    await expectNoSidewaysScroll(page);
    // From bed to bed, and out of the room again.
    await beds
      .nth(0)
      .getByRole('button', { name: `${text['rooming.moveTo']}: Olaia Zuloaga`, exact: true })
      .tap();
    await page.getByRole('menuitem', { name: /^Bed 2/ }).tap();
    await expect(beds.nth(1)).toContainText('Olaia Zuloaga');
    await beds
      .nth(1)
      .getByRole('button', { name: `${text['rooming.moveTo']}: Olaia Zuloaga`, exact: true })
      .tap();
    await page.getByRole('menuitem', { name: text['rooming.remove'] }).tap();
    await expect(opener).toHaveText('Room 101 0 people, 2 beds');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
