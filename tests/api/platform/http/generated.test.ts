import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contract } from '../../../../api/platform/contract/compiled.ts';
import { abuse } from '../../../abuse/run.ts';
import type { Tally } from '../../../abuse/run.ts';
import { createSiteMaker } from '../../../abuse/site/site.ts';
import type { Site, SiteMaker } from '../../../abuse/site/site.ts';

/*
 * A short run of `npm run test:abuse`: the same requests each time, generated from the contract, about half of them valid.
 */
const requests = 20;
const seed = 42;
let maker: SiteMaker;
let site: Site;

beforeAll(async () => {
  const { config, template } = inject('databaseServer');
  maker = await createSiteMaker(config, template);
  site = await maker.open();
  // Allow plenty of time on a busy machine.
}, 600_000);

afterAll(async () => {
  await site.close();
  await maker.close();
});

test(
  'generated requests are answered as the contract says, and change nothing where they are refused',
  { timeout: 600_000 },
  async () => {
    const tallies: Tally[] = [];
    for (const operation of contract.operations) tallies.push(await abuse(operation, site, { requests, seed }));
    expect(
      tallies.flatMap(({ failure }) => (failure ? [{ ...failure, requests: failure.requests.at(-1) }] : [])),
    ).toEqual([]);
    expect(tallies).toHaveLength(contract.operations.length);
    // Otherwise only the validation would be tested.
    expect(tallies.filter(({ accepted }) => accepted > 0).length).toBeGreaterThan(contract.operations.length / 3);
  },
);
