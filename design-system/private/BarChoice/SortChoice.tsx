import type { ReactElement } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { BarChoice } from './BarChoice.tsx';
import { sortPlace } from './BarChoice.css.ts';

type Sort = { columnId: string; direction: 'ascending' | 'descending' };

type SortChoiceProps = {
  /** The control's name, unique on the page. */
  name: string;
  /** The control's purpose, for screen readers. */
  label: string;
  columns: readonly { id: string; header: string }[];
  /** Omitted while the rows have a default order that is not one of the options. */
  value?: Sort | undefined;
  onSort: (sort: Sort) => void;
};

/** A select of the sort order: each column, ascending and descending. */
export function SortChoice({ name, label, columns, value, onSort }: SortChoiceProps): ReactElement {
  const messages = useListMessages();
  const options = columns.flatMap(({ id, header }) => [
    { value: id, label: messages.ascending(header) },
    { value: `-${id}`, label: messages.descending(header) },
  ]);
  const chosen = value === undefined ? '' : value.direction === 'descending' ? `-${value.columnId}` : value.columnId;
  return (
    <BarChoice
      name={name}
      place={sortPlace}
      label={label}
      {...(value === undefined && { placeholder: messages.sortBy })}
      options={options}
      value={chosen}
      onChange={(next) => {
        if (next === '') return;
        onSort({ columnId: next.replace(/^-/, ''), direction: next.startsWith('-') ? 'descending' : 'ascending' });
      }}
    />
  );
}
