import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { FieldError } from '../../private/Field/FieldError.tsx';
import { BarChoice } from '../../private/BarChoice/BarChoice.tsx';
import { control } from '../../private/BarChoice/BarChoice.css.ts';
import { SortChoice } from '../../private/BarChoice/SortChoice.tsx';
import { errorId, hintId } from '../../private/Field/fieldProps.ts';
import { Button } from '../Button/Button.tsx';
import { ColumnBoxes } from '../DataTable/ColumnChoice.tsx';
import type { DataTableColumnChoice } from '../DataTable/ColumnChoice.tsx';
import type { DataTableSort } from '../DataTable/engine/tableFeatures.ts';
import { FilterControl } from '../FilterBar/FilterControl.tsx';
import type { Filter, FilterValue } from '../FilterBar/FilterControl.tsx';
import { Form } from '../Form/Form.tsx';
import { BarPopover } from './BarPopover.tsx';
import { bar, end, panelActions, row, searchHint, searchLabel, searchPlace } from './ListBar.css.ts';

export type ListBarProps = {
  /** The name of the search landmark, such as 'Find a party'. */
  label: string;
  /**
   * The filters, in display order. The first text filter is the search, and the first select is the primary filter; a button
   * opens the others and says how many are set.
   */
  filters: readonly Filter[];
  /** The values by filter name; a filter without a value is empty. */
  values: Readonly<Record<string, FilterValue>>;
  /** The error messages, by filter name. */
  errors?: Readonly<Record<string, string>>;
  /** The number of the other filters that are active. */
  furtherCount: number;
  onChange: (name: string, value: FilterValue) => void;
  /** Called to load the list with the current values, and with `chosen`, which was just selected and may not be in `values` yet. */
  onSubmit: (chosen?: Readonly<Record<string, FilterValue>>) => void;
  submitLabel: string;
  /** The list is loading. */
  isPending?: boolean;
  /** The sortable columns and the current sort order. */
  sort?: {
    columns: readonly { id: string; header: string }[];
    /** Omitted while the rows have a default order that is not one of the options. */
    value?: DataTableSort | undefined;
    onSort: (sort: DataTableSort) => void;
  };
  /** The optional columns, and which of them are hidden. */
  columns?: DataTableColumnChoice & { columns: readonly { id: string; header: string }[] };
  /** The views that the reader saved: a ViewMenu. */
  views?: ReactNode;
  /** The main action of the list, such as a LinkButton that adds to it. */
  action?: ReactNode;
};

/** Returns the id of the search's description: its error, or else its hint. */
function describedBy({ name, description }: Filter, error: string | undefined): string | undefined {
  if (error !== undefined) return errorId(name);
  return description === undefined ? undefined : hintId(name);
}

/** The line above a list: search, filters, sort order, saved views and the main action. */
export function ListBar({
  label,
  filters,
  values,
  errors = {},
  furtherCount,
  onChange,
  onSubmit,
  submitLabel,
  isPending = false,
  sort,
  columns,
  views,
  action,
}: ListBarProps): ReactElement {
  const messages = useListMessages();
  const furtherFilters = useRef<HTMLDetailsElement>(null);
  const closeFurther = (): void => {
    const { current } = furtherFilters;
    if (current?.open !== true) return;
    if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
    current.open = false;
  };
  const search = filters.find(({ type }) => type === 'text');
  const primary = filters.find((filter) => filter.type === 'select');
  const others = filters.filter((filter) => filter !== search && filter !== primary);
  const hasErrors = others.some(({ name }) => errors[name] !== undefined);
  const textOf = (name: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  // Placed after the search, or else after the primary filter.
  const submit = (
    <Button type="submit" tone="secondary" isPending={isPending}>
      {submitLabel}
    </Button>
  );
  return (
    // Uses the role, because older browsers and screen readers do not support the `search` element.
    <div className={bar} role="search" aria-label={label}>
      <Form
        onSubmit={() => {
          closeFurther();
          onSubmit();
        }}
        isBusy={isPending}
      >
        <div className={row}>
          {search !== undefined && (
            <div className={searchPlace}>
              <label className={searchLabel} htmlFor={search.name}>
                {search.label}
              </label>
              <input
                className={control}
                type="search"
                id={search.name}
                name={search.name}
                value={textOf(search.name)}
                autoComplete="off"
                aria-invalid={errors[search.name] !== undefined || undefined}
                aria-describedby={describedBy(search, errors[search.name])}
                onChange={(event) => {
                  onChange(search.name, event.target.value);
                }}
              />
              {search.description !== undefined && (
                <span id={hintId(search.name)} className={searchHint}>
                  {search.description}
                </span>
              )}
            </div>
          )}
          {search !== undefined && submit}
          {primary?.type === 'select' && (
            <BarChoice
              {...primary}
              value={textOf(primary.name)}
              onChange={(value) => {
                onChange(primary.name, value);
                onSubmit({ [primary.name]: value });
              }}
            />
          )}
          {search === undefined && submit}
          {others.length > 0 && (
            <BarPopover ref={furtherFilters} title={messages.filters(furtherCount)} isOpen={hasErrors}>
              {others.map((filter) => (
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
              <div className={panelActions}>
                <Button type="submit" tone="primary" isPending={isPending}>
                  {messages.applyFilters}
                </Button>
                <Button
                  tone="quiet"
                  onPress={() => {
                    const cleared = Object.fromEntries(
                      others.map(({ name, type }) => [name, type === 'check' ? false : '']),
                    );
                    for (const [name, value] of Object.entries(cleared)) onChange(name, value);
                    closeFurther();
                    onSubmit(cleared);
                  }}
                >
                  {messages.clearFilters}
                </Button>
              </div>
            </BarPopover>
          )}
          {sort !== undefined && <SortChoice {...sort} name="sort-by" label={messages.sortBy} />}
          {columns !== undefined && (
            <BarPopover title={messages.columns}>
              <ColumnBoxes {...columns} />
            </BarPopover>
          )}
          {(views !== undefined || action !== undefined) && (
            <div className={end}>
              {views}
              {action}
            </div>
          )}
        </div>
        {search !== undefined && <FieldError fieldId={search.name} text={errors[search.name]} />}
      </Form>
    </div>
  );
}
