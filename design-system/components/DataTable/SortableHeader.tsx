import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import {
  headCell,
  hiddenHeadCell,
  numeric as numericStyle,
  plainHeadCell,
  sideCell,
  sortButton,
  sortSigns,
} from './DataTable.css.ts';

export type SortDirection = 'ascending' | 'descending';

type SortableHeaderProps = {
  name: string;
  isNumeric: boolean;
  /** The current sort direction of the column; undefined if it cannot be sorted. */
  sorted: SortDirection | 'none' | undefined;
  onToggle: () => void;
  /** The class for the column's width, in a wide table. */
  width: string | undefined;
};

const icons = { none: 'sort', ascending: 'sortAscending', descending: 'sortDescending' } as const;

/** A column header; its button has the column's name, and only `aria-sort` conveys the sort state. */
export function SortableHeader({ name, isNumeric, sorted, onToggle, width }: SortableHeaderProps): ReactElement {
  const classes = [headCell, isNumeric && numericStyle, sorted === undefined && plainHeadCell, width]
    .filter(Boolean)
    .join(' ');
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

/** The header of the checkboxes or actions: its name is read but not shown, because the cells are self-explanatory. */
export function SideHeader({ name, children }: { name: string; children?: ReactNode }): ReactElement {
  const content = children === undefined || children === false;
  return (
    <th scope="col" role="columnheader" className={content ? hiddenHeadCell : sideCell}>
      {content ? <VisuallyHidden>{name}</VisuallyHidden> : children}
    </th>
  );
}
