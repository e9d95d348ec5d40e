import { EntryGrid } from '#design-system';
import { offersRooms } from '#rules/pricing';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { newRow, type EntryDraft } from './entry-draft.ts';
import { gridRows } from './entry-notes.ts';
import { gridId } from './entry-problems.ts';
import { readPasted } from './read-pasted.ts';
import { withPasted } from './with-pasted.ts';

interface PeopleGridProps {
  event: Schemas['Event'];
  draft: EntryDraft;
  change: (apply: (draft: EntryDraft) => EntryDraft) => void;
  /** Set after an attempt to save: errors are shown. */
  isTried: boolean;
  known: readonly Schemas['KnownPerson'][];
}

function columnsOf(intl: IntlShape, hasRooms: boolean) {
  const text = (id: 'firstName' | 'lastName') => ({ id, label: intl.formatMessage({ id: `field.${id}` }) });
  return [
    text('firstName'),
    text('lastName'),
    { id: 'age', label: intl.formatMessage({ id: 'field.age' }), kind: 'number' as const },
    {
      id: 'gender',
      label: intl.formatMessage({ id: 'field.gender' }),
      kind: 'choice' as const,
      options: [
        { value: '', label: '–' },
        ...(['female', 'male'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `field.gender.${value}` }),
        })),
      ],
    },
    ...(hasRooms
      ? [
          {
            id: 'lodging',
            label: intl.formatMessage({ id: 'entry.lodging' }),
            kind: 'choice' as const,
            options: (['room', 'none'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `entry.lodging.${value}` }),
            })),
          },
          {
            id: 'needsStepFree',
            label: intl.formatMessage({ id: 'entry.needsStepFree' }),
            kind: 'choice' as const,
            options: [
              { value: '', label: '–' },
              { value: 'yes', label: intl.formatMessage({ id: 'entry.needsStepFree.yes' }) },
            ],
          },
        ]
      : []),
  ];
}

/** The people of a form, one row each. */
export function PeopleGrid({ event, draft, change, isTried, known }: PeopleGridProps) {
  const intl = useIntl();
  const hasRooms = offersRooms(event);
  const columns = useMemo(() => columnsOf(intl, hasRooms), [intl, hasRooms]);
  const rows = useMemo(() => gridRows(intl, draft, { isTried, known }), [intl, draft, isTried, known]);
  return (
    <EntryGrid
      id={gridId}
      label={intl.formatMessage({ id: 'entry.people' })}
      hint={intl.formatMessage({ id: 'entry.people.hint' })}
      columns={columns}
      rows={rows}
      onChange={(rowId, column, value) => {
        change((before) => ({
          ...before,
          rows: before.rows.map((row) => (row.id === rowId ? { ...row, [column]: value } : row)),
        }));
      }}
      onAdd={() => {
        change((before) => ({ ...before, rows: [...before.rows, newRow(before.rows.at(-1))] }));
      }}
      onRemove={(rowId) => {
        change((before) => ({ ...before, rows: before.rows.filter(({ id }) => id !== rowId) }));
      }}
      onPasteTable={(rowId, text) => {
        const people = readPasted(text, draft.language);
        change((before) => withPasted(before, rowId, people));
        return intl.formatMessage({ id: 'entry.pasted' }, { count: people.length });
      }}
      addLabel={intl.formatMessage({ id: 'entry.add' })}
      removeLabel={({ name }) => intl.formatMessage({ id: 'entry.remove' }, { name })}
    />
  );
}
