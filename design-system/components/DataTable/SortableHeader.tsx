import type { ReactElement } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { headCell, numeric as numericStyle, plainHeadCell, sortButton, sortSigns } from './DataTable.css.ts';

export type SortDirection = 'ascending' | 'descending';

type SortableHeaderProps = {
  name: string;
  isNumeric: boolean;
  /** How the column is sorted now; undefined where it cannot be. */
  sorted: SortDirection | 'none' | undefined;
  onToggle: () => void;
};

const icons = { none: 'sort', ascending: 'sortAscending', descending: 'sortDescending' } as const;

/** A column's header; the button in it has the column's name, and its state is told by `aria-sort` alone. */
export function SortableHeader({ name, isNumeric, sorted, onToggle }: SortableHeaderProps): ReactElement {
  const classes = [headCell, isNumeric && numericStyle, sorted === undefined && plainHeadCell].filter(Boolean).join(' ');
  return (
    <th scope="col" role="columnheader" className={classes} aria-sort={sorted}>
      {sorted === undefined ? (
        name
      ) : (
        <button type="button" className={sortButton} onClick={onToggle}>
          {name}
          <span className={sortSigns[sorted === 'none' ? 'none' : 'active']}>
            <Icon name={icons[sorted]} />
          </span>
        </button>
      )}
    </th>
  );
}
