import { furtherScreens, guardedScreens } from '#rules/access';
import { expect, test } from 'vitest';
import { createApi } from './platform/client/client.ts';
import { addressesOf, isStaffAddress } from './platform/shell/navigate/addresses.ts';
import type { Environment } from './platform/shell/screen.ts';
import { createRoutes } from './routes.tsx';
import { staffRoutes } from './staff-routes.tsx';

const environment: Environment = { api: createApi(), language: () => 'en', rendering: 'server' };
const staff = [...addressesOf(staffRoutes(environment))];

test('every staff screen has its address among the staff routes', () => {
  const screens: string[] = Object.values({ ...guardedScreens, ...furtherScreens }).map(({ path }) => path);
  expect(screens.filter((path) => !staff.includes(path))).toEqual([guardedScreens.myInfo.path]);
});

test('staff addresses are recognized before their screens load, in any letter case', () => {
  expect(staff.filter((path) => !isStaffAddress(path))).toEqual([]);
  expect(staff.filter((path) => !isStaffAddress(path.toLowerCase()))).toEqual([]);
});

test('no public page waits for the staff routes', () => {
  const everyone = [...addressesOf(createRoutes(environment))];
  expect(everyone.length).toBeGreaterThan(30);
  expect(everyone.filter(isStaffAddress)).toEqual([]);
});
