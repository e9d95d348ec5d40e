import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { FieldError } from '../../private/Field/FieldError.tsx';
import { errorId, hintId } from '../../private/Field/fieldProps.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import type { DataTableSort } from '../DataTable/DataTable.tsx';
import { FilterControl } from '../FilterBar/FilterControl.tsx';
import type { Filter, FilterValue } from '../FilterBar/FilterControl.tsx';
import { Form } from '../Form/Form.tsx';
import {
  bar,
  choice,
  choiceMark,
  choicePlace,
  control,
  end,
  further,
  furtherButton,
  panel,
  panelActions,
  row,
  searchHint,
  searchLabel,
  searchPlace,
} from './ListBar.css.ts';

export type ListBarProps = {
  /** What is searched: the name of the landmark, such as 'Find a party'. */
  label: string;
  /**
   * In the order in which they are asked. The first text is the search and the first select the primary filter; the others
   * open behind a button that says how many are set.
   */
  filters: readonly Filter[];
  /** By the filters' names; one without a value is empty. */
  values: Readonly<Record<string, FilterValue>>;
  /** What is wrong, by the filters' names. */
  errors?: Readonly<Record<string, string>>;
  /** How many of the others the list is filtered by now. */
  furtherCount: number;
  onChange: (name: string, value: FilterValue) => void;
  /** Asks for the list with these values; with one that was just chosen beside them. */
  onSubmit: (chosen?: Readonly<Record<string, FilterValue>>) => void;
  submitLabel: string;
  /** The list is on its way. */
  isPending?: boolean;
  /** By which columns the list can be sorted, and how it is. */
  sort?: {
    columns: readonly { id: string; header: string }[];
    value: DataTableSort;
    onSort: (sort: DataTableSort) => void;
  };
  /** The views that the reader saved. */
  views?: ReactNode;
  /** The main action of the list, such as a LinkButton that adds to it. */
  action?: ReactNode;
};

/** The line above a list: what is searched, the filters, the order, the saved views and the main action. */
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
  views,
  action,
}: ListBarProps): ReactElement {
  const messages = useFurtherMessages();
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
  return (
    // The role and not the `search` element, which browsers and readers of some years ago do not know.
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
                aria-describedby={errors[search.name] === undefined ? hintId(search.name) : errorId(search.name)}
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
          <Button type="submit" tone="secondary" isPending={isPending}>
            {submitLabel}
          </Button>
          {primary?.type === 'select' && (
            <Choice
              {...primary}
              value={textOf(primary.name)}
              onChange={(value) => {
                onChange(primary.name, value);
                onSubmit({ [primary.name]: value });
              }}
            />
          )}
          {others.length > 0 && (
            <FurtherFilters ref={furtherFilters} title={messages.filters(furtherCount)} isOpen={hasErrors}>
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
            </FurtherFilters>
          )}
          {sort !== undefined && <SortChoice {...sort} label={messages.sortBy} />}
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

type ChoiceProps = {
  name: string;
  label: string;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** A select that takes effect at once. Its empty choice says what it is about; its name is heard. */
function Choice({ name, label, placeholder, options, value, onChange }: ChoiceProps): ReactElement {
  return (
    <label className={choicePlace}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        className={choice}
        id={name}
        name={name}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={choiceMark}>
        <Icon name="chevronDown" />
      </span>
    </label>
  );
}

/** Each column both ways round. */
function SortChoice({
  columns,
  value,
  onSort,
  label,
}: NonNullable<ListBarProps['sort']> & { label: string }): ReactElement {
  const messages = useFurtherMessages();
  const options = columns.flatMap(({ id, header }) => [
    { value: id, label: messages.ascending(header) },
    { value: `-${id}`, label: messages.descending(header) },
  ]);
  return (
    <Choice
      name="sort-by"
      label={label}
      options={options}
      value={value.direction === 'descending' ? `-${value.columnId}` : value.columnId}
      onChange={(chosen) => {
        onSort({ columnId: chosen.replace(/^-/, ''), direction: chosen.startsWith('-') ? 'descending' : 'ascending' });
      }}
    />
  );
}

type FurtherFiltersProps = { title: string; isOpen: boolean; ref: Ref<HTMLDetailsElement>; children: ReactNode };

/** The other filters behind a button: Escape closes them, and so does going on to something else. */
function FurtherFilters({ title, isOpen, ref, children }: FurtherFiltersProps): ReactElement {
  const close = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    event.stopPropagation();
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only hears events of the controls inside it.
    <details ref={ref} className={further} open={isOpen || undefined} onKeyDown={close} onBlur={closeWhenLeft}>
      <summary className={furtherButton}>
        {title}
        <Icon name="chevronDown" />
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}
