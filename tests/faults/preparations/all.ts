import { contract } from '../../../api/platform/contract/compiled.ts';
import { operationOf, recordedActions } from '../../api/audit/actions/all.ts';
import type { Action, Actions } from '../../api/audit/actions/site.ts';
import type { FaultSite } from '../site/fault-site.ts';
import { draftActions } from './of-drafts.ts';
import { formActions } from './of-forms.ts';
import { linkActions } from './of-links.ts';
import { meetingActions, payPalActions } from './of-services.ts';

type Maker = (site: () => FaultSite) => Actions;

/** By group: preparations of the same group may interfere with each other. */
const groups: readonly (readonly [string, Maker])[] = [
  ['desks', formActions],
  ['drafts', draftActions],
  ['links', linkActions],
  ['payments', payPalActions],
  ['sessions', meetingActions],
];

/** An action that writes, or may write. */
export interface Preparation {
  readonly name: string;
  readonly group: string;
  readonly action: Action;
}

/** The recorded actions, and all others. */
export function allActions(site: () => FaultSite): readonly Preparation[] {
  return [
    ...recordedActions(site),
    ...groups.flatMap(([group, make]) => Object.entries(make(site)).map(([name, action]) => ({ name, group, action }))),
  ];
}

const nowhere = (): FaultSite => {
  throw new Error('No site is needed to name the actions');
};

/** The names of actions that have an entry in the audit trail or the history. */
export const recordedNames: ReadonlySet<string> = new Set(recordedActions(nowhere).map(({ name }) => name));

/** The operations of the contract that write, or may write. */
const writingOperations = contract.operations.filter(({ method }) => method !== 'get').map(({ id }) => id);

/** The writing operations without a preparation. */
export function unprepared(): readonly string[] {
  const names = allActions(nowhere).map(({ name }) => operationOf(name));
  return writingOperations.filter((id) => !names.includes(id));
}
