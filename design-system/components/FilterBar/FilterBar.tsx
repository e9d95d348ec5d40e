import type { ReactElement, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { actions as actionsStyle, bar, empty, filtersRow } from './FilterBar.css.ts';
import { FilterControl } from './FilterControl.tsx';
import type { Filter, FilterValue } from './FilterControl.tsx';

export type FilterBarProps = {
  /** What is filtered: the name of the landmark, such as 'Filters of the report'. */
  label: string;
  /** In the order in which they are asked. */
  filters: readonly Filter[];
  /** By the filters' names; one without a value is empty. */
  values: Readonly<Record<string, FilterValue>>;
  /** Called with the name of the filter that changed and its new value. */
  onChange: (name: string, value: FilterValue) => void;
  /** What is wrong, by the filters' names. */
  errors?: Readonly<Record<string, string>>;
  /** Said in place of filters where there are none. */
  emptyText: string;
  submitLabel: string;
  /** Called for the button, and for Enter in a filter. */
  onSubmit: () => void;
  /** The results are on their way. */
  isPending?: boolean;
  /** What the button says meanwhile, such as 'Running…'. */
  pendingLabel?: string;
  /** Further buttons beside it, such as one to download. */
  actions?: ReactNode;
};

/**
 * Questions that narrow down a list or a report. Nothing changes until the button is pressed: results that change
 * while one types are lost on those who listen.
 */
export function FilterBar({
  label,
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
    // The role and not the `search` element, which browsers and readers of some years ago do not know.
    <div className={bar} role="search" aria-label={label}>
      <Form onSubmit={onSubmit} isBusy={isPending}>
        {filters.length === 0 ? (
          <p className={empty}>{emptyText}</p>
        ) : (
          <div className={filtersRow}>
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
          </div>
        )}
        <div className={actionsStyle}>
          <Button type="submit" tone="primary" isPending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
          {actions}
        </div>
      </Form>
    </div>
  );
}
