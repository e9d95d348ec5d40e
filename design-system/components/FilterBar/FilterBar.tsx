import type { ReactElement, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { actions as actionsStyle, bar, empty, row } from './FilterBar.css.ts';
import { FilterControl } from './FilterControl.tsx';
import type { Filter, FilterValue } from './FilterControl.tsx';

export type FilterBarProps = {
  /** What is filtered: the name of the landmark, such as 'Filters of the report'. */
  label: string;
  /** What the filters belong to, such as the Select of a report: first in the bar. */
  lead?: ReactNode;
  /** In the order in which they are asked. */
  filters: readonly Filter[];
  /** By the filters' names; one without a value is empty. */
  values: Readonly<Record<string, FilterValue>>;
  /** Called with the name of the filter that changed and its new value. */
  onChange: (name: string, value: FilterValue) => void;
  /** What is wrong, by the filters' names. */
  errors?: Readonly<Record<string, string>>;
  /** Shown in place of filters that are missing. */
  emptyText?: string;
  submitLabel: string;
  /** Called for the button, and for Enter in a filter. */
  onSubmit: () => void;
  /** The results are loading. */
  isPending?: boolean;
  /** The label of the button meanwhile, such as 'Running…'. */
  pendingLabel?: string;
  /** Further buttons beside it, such as one to download. */
  actions?: ReactNode;
};

/**
 * Filters of a report, as dense as the rows below them. Nothing changes until the button is pressed: screen readers would miss
 * results that change while one types.
 */
export function FilterBar({
  label,
  lead,
  filters,
  values,
  onChange,
  errors = {},
  emptyText,
  submitLabel,
  onSubmit,
  isPending = false,
  pendingLabel,
  actions,
}: FilterBarProps): ReactElement {
  return (
    // The role and not the `search` element, which older browsers and screen readers do not know.
    <div className={bar} role="search" aria-label={label}>
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
