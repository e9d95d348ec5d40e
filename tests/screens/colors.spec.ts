import { axe, sideways } from '../crawl/engines.ts';
import { desk } from '../e2e/steps/desk.ts';
import { beOfType, expect } from '../e2e/steps/journey.ts';
import { newYork } from '../e2e/steps/register.ts';
import { walk } from './check-screen.ts';

const schemes = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

walk('the staff screens in dark mode and in system colors', async ({ page, open }) => {
  await beOfType(page, 'A');
  for (const scheme of schemes) {
    await page.emulateMedia(scheme);
    for (const path of [
      '/manage',
      desk,
      `${desk}/new?event=${newYork}`,
      `${desk}/events`,
      `${desk}/events/${newYork}`,
      `${desk}/signatures`,
      `${desk}/rooms/-`,
      `${desk}/pack/${newYork}`,
      '/listRegistration',
      '/listUser',
      '/listContactMessages',
      '/heldForms',
      '/sendEmail',
      '/reports',
      '/auditTrail',
      '/systemStatus',
    ]) {
      await open(path);
      const faults = [...(await axe(page, scheme.forcedColors === 'active')), ...(await sideways(page))];
      expect.soft(faults, `${path}, ${scheme.colorScheme}, ${scheme.forcedColors}`).toEqual([]);
    }
  }
});
