import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { afterPaint } from '../../private/Focus/afterPaint.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { actions as actionsStyle, bar, empty, row } from './FilterBar.css.ts';
import { FilterControl } from './FilterControl.tsx';
import type { Filter, FilterValue } from './FilterControl.tsx';

export type FilterBarProps = {
  /** The name of the landmark, such as 'Filters of the report'. */
  label: string;
  /** A control that the filters depend on, such as the Select of a report; it comes first in the bar. */
  lead?: ReactNode;
  /** The filters, in display order. */
  filters: readonly Filter[];
  /** The values by filter name; a filter without a value is empty. */
  values: Readonly<Record<string, FilterValue>>;
  /** Called with the name of the filter that changed and its new value. */
  onChange: (name: string, value: FilterValue) => void;
  /** The error messages, by filter name. A new object moves the focus to the first filter with an error. */
  errors?: Readonly<Record<string, string>>;
  /** Shown if there are no filters. */
  emptyText?: string;
  submitLabel: string;
  /** Called for the button, and for Enter in a filter. */
  onSubmit: () => void;
  /** The results are loading. */
  isPending?: boolean;
  /** The label of the button while pending, such as 'Running…'. */
  pendingLabel?: string;
  /** Additional buttons beside it, such as one to download. */
  actions?: ReactNode;
};

const noErrors: Readonly<Record<string, string>> = {};

/**
 * The filters of a report, as dense as the rows below them. Nothing changes until the button is pressed: screen reader users
 * would miss results that change while they type.
 */
export function FilterBar({
  label,
  lead,
  filters,
  values,
  onChange,
  errors = noErrors,
  emptyText,
  submitLabel,
  onSubmit,
  isPending = false,
  pendingLabel,
  actions,
}: FilterBarProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const known = useRef(errors);
  useEffect(() => {
    if (known.current === errors) return undefined;
    known.current = errors;
    // A menu item may have checked the filters; its menu returns the focus to its button first.
    return afterPaint(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }, [errors]);
  return (
    // Uses the role, because older browsers and screen readers do not support the `search` element.
    <div ref={element} className={bar} role="search" aria-label={label}>
      <Form onSubmit={onSubmit} isBusy={isPending}>
        <div className={row}>
          {lead}
          {filters.length === 0 && emptyText !== undefined && <p className={empty}>{emptyText}</p>}
          {filters.map((filter) => (
            <FilterControl
              key={filter.name}
              filter={filter}
              value={values[filter.name]}
              errorMessage={errors[filter.name]}
              onChange={(value) => {
                onChange(filter.name, value);
              }}
            />
          ))}
          <div className={actionsStyle}>
            <Button type="submit" tone="primary" isPending={isPending} pendingLabel={pendingLabel}>
              {submitLabel}
            </Button>
            {actions}
          </div>
        </div>
      </Form>
    </div>
  );
}
