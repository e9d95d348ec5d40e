import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import { broken, type Fault, type Outcome } from '../outcome.ts';
import { allActions, recordedNames, unprepared } from '../preparations/all.ts';
import { killAtEachMoment, type Victim } from './kill.ts';

/** Maximum number of actions per kill: the restart after each kill takes by far the longest. */
const most = 12;

/** Every action, with its group: one database cannot run two actions of a group at the same time. */
function victims(): readonly (Victim & { readonly group: string; readonly isRepeatable: boolean })[] {
  return allActions(() => {
    throw new Error('No site is needed to name the actions');
  }).map(({ name, group, action }) => ({
    name,
    group,
    isRepeatable: action.isRepeatable === true,
    isRecorded: recordedNames.has(name),
    actionOf: (site) => {
      const found = allActions(() => site).find((one) => one.name === name);
      if (!found) throw new Error(`There is no action ${name}`);
      return found.action;
    },
  }));
}

/** Batches actions that do not interfere: one of each group, and never repeatable actions together with others. */
function batchesOf(chosen: ReturnType<typeof victims>): readonly (readonly Victim[])[] {
  const batches: (typeof chosen)[number][][] = [];
  for (const victim of chosen) {
    const fitting = batches.find(
      (batch) =>
        batch.length < most &&
        batch.every(({ group, isRepeatable }) => group !== victim.group && isRepeatable === victim.isRepeatable),
    );
    if (fitting) fitting.push(victim);
    else batches.push([victim]);
  }
  return batches;
}

/**
 * The faults that kill the process of each writing operation in the contract.
 * @param isChosen selects the faults to run: they are killed together, and again one by one if a check fails
 */
export function killFaults(
  databases: () => Promise<DatabaseServer>,
  isChosen: (name: string) => boolean,
): readonly Fault[] {
  const nameOf = ({ name }: Victim): string => `kill ${name}`;
  const all = victims();
  const batches = batchesOf(all.filter((victim) => isChosen(nameOf(victim))));
  const outcomes = new Map<readonly Victim[], Promise<Outcome>>();

  async function run(victim: Victim): Promise<Outcome> {
    const batch = batches.find((one) => one.some(({ name }) => name === victim.name)) ?? [victim];
    const together = outcomes.get(batch) ?? databases().then((server) => killAtEachMoment(server, batch));
    outcomes.set(batch, together);
    const outcome = await together.catch((error: unknown) => String(error));
    const found = typeof outcome === 'string' ? [outcome] : broken(outcome);
    if (typeof outcome === 'string' || found.length > 0) {
      const alone = await killAtEachMoment(await databases(), [victim]);
      return batch[0] === victim ? { ...alone, notes: found.map((what) => `together with others: ${what}`) } : alone;
    }
    return { ...outcome, acknowledged: outcome.acknowledged / batch.length };
  }

  const missing = unprepared().map((id) => ({
    name: `kill ${id}`,
    run: () => Promise.reject(new Error(`${id} has no preparation: add one to tests/faults/preparations`)),
  }));
  return [...batches.flat().map((victim) => ({ name: nameOf(victim), run: () => run(victim) })), ...missing];
}
