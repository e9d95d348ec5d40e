import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import { broken, type Fault, type Outcome } from '../outcome.ts';
import { allActions, recordedNames, unprepared } from '../preparations/all.ts';
import { killAtEachMoment, type Victim } from './kill.ts';

/** How many are killed by one kill: a process is started again after each, which takes the longest by far. */
const most = 12;

/** Every action, with the group of those that one database cannot have at the same time. */
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

/** Puts those together that do not meet: one of each group, and never what may be done twice with what may not. */
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
 * Every operation of the contract that writes, whose process is killed.
 * @param isChosen which of them are to be run: those are killed together, and again one by one where something does not hold
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
