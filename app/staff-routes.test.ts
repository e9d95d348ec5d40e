import { furtherScreens, guardedScreens } from '#rules/access';
import { expect, test } from 'vitest';
import { createApi } from './platform/client/client.ts';
import { addressesOf, isStaffAddress } from './platform/shell/navigate/addresses.ts';
import type { Environment } from './platform/shell/screen.ts';
import { createRoutes } from './routes.tsx';
import { staffRoutes } from './staff-routes.tsx';

const environment: Environment = { api: createApi(), language: () => 'en', rendering: 'server' };
const staff = [...addressesOf(staffRoutes(environment))];

test('each screen of the staff has its address among those that come with the first of them', () => {
  const screens: string[] = Object.values({ ...guardedScreens, ...furtherScreens }).map(({ path }) => path);
  expect(screens.filter((path) => !staff.includes(path))).toEqual([guardedScreens.myInfo.path]);
});

test('the addresses of the staff are known before their screens are, in any case', () => {
  expect(staff.filter((path) => !isStaffAddress(path))).toEqual([]);
  expect(staff.filter((path) => !isStaffAddress(path.toLowerCase()))).toEqual([]);
});

test('no page for everyone waits for the addresses of the staff', () => {
  const everyone = [...addressesOf(createRoutes(environment))];
  expect(everyone.length).toBeGreaterThan(30);
  expect(everyone.filter(isStaffAddress)).toEqual([]);
});
