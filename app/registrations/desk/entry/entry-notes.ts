import type { EntryGridNote, EntryGridRow } from '#design-system';
import { isAgeDoubtful } from '#rules/people';
import { foldName } from '#rules/text';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { brokenRules } from '../../../platform/forms/contract-rules.ts';
import { fieldMessage } from '../../../platform/forms/field-messages.ts';
import { ageOf, memberBody } from '../../form/draft.ts';
import { adultsOf, minorsOf, responsibleFor } from '../../form/people/responsible-draft.ts';
import { filledRows, peopleOf, type EntryDraft, type EntryRow } from './entry-draft.ts';

type Notes = Record<string, EntryGridNote | undefined>;

/** The columns that can have errors. */
const checkedColumns = ['firstName', 'lastName', 'age'] as const;
type CheckedColumn = (typeof checkedColumns)[number];

/** The broken rules of the contract, by row and column. */
export function brokenCells(draft: EntryDraft): { row: EntryRow; column: CheckedColumn; rule: Schemas['FieldRule'] }[] {
  return peopleOf(draft).flatMap((person) => {
    const broken = brokenRules('Member', memberBody(person));
    return checkedColumns.flatMap((column) => {
      const rule = broken[column];
      return rule ? [{ row: person, column, rule }] : [];
    });
  });
}

/** Warnings about ages: a child nearly as old as the responsible adult. */
function ageWarnings(intl: IntlShape, draft: EntryDraft): Map<string, string> {
  const people = peopleOf(draft);
  const adults = new Map(adultsOf(people).map((adult) => [adult.id, adult]));
  return new Map(
    minorsOf(people).flatMap((minor) => {
      const adult = adults.get(responsibleFor(minor, people) ?? '');
      if (!adult || !isAgeDoubtful({ minor: ageOf(minor), adult: ageOf(adult) })) return [];
      const values = { minor: minor.age, adult: adult.age, name: `${adult.firstName} ${adult.lastName}` };
      return [[minor.id, intl.formatMessage({ id: 'entry.warning.age' }, values)]];
    }),
  );
}

/** The notes beside each row: errors after an attempt to save, and warnings at any time. */
export function gridRows(
  intl: IntlShape,
  draft: EntryDraft,
  { isTried, known }: { isTried: boolean; known: readonly Schemas['KnownPerson'][] },
): EntryGridRow[] {
  const broken = isTried ? brokenCells(draft) : [];
  const ages = ageWarnings(intl, draft);
  const filled = new Set(filledRows(draft).map(({ id }) => id));
  return draft.rows.map((row, index) => {
    const { id, firstName, lastName, age, gender, lodging, needsStepFree } = row;
    const notes: Notes = {};
    const folded = foldName(row);
    const twin = filled.has(id) ? known.find(({ person }) => person && foldName(person) === folded) : undefined;
    if (twin)
      notes['lastName'] = {
        tone: 'warning',
        text: intl.formatMessage({ id: 'entry.warning.known' }, { reference: twin.reference }),
      };
    const doubt = ages.get(id);
    if (doubt !== undefined) notes['age'] = { tone: 'warning', text: doubt };
    for (const { row: wrong, column, rule } of broken)
      if (wrong.id === id) notes[column] = { tone: 'error', text: fieldMessage(intl, column, rule) ?? '' };
    const name = `${firstName} ${lastName}`.trim();
    return {
      id,
      name: filled.has(id) && name !== '' ? name : intl.formatMessage({ id: 'entry.person' }, { number: index + 1 }),
      values: { firstName, lastName, age, gender, lodging, needsStepFree },
      notes,
    };
  });
}
