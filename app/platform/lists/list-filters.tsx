import { ListBar, type Filter, type FilterValue, type ListBarProps } from '#design-system';
import type { ReactNode } from 'react';
import { useTyped } from './use-typed.ts';

type Texts<Name extends string> = Record<Name, string>;
type Unnamed<Each> = Each extends Filter ? Omit<Each, 'name'> : never;

/**
 * The control of each value that a list filters by, in the order of the screen; undefined where the reader has none. A value
 * without a control does not compile.
 */
export type ListControls<Name extends string> = Readonly<Record<Name, Unnamed<Filter> | undefined>>;

/** The values of the filters in the address. */
export type ListValues<Name extends string> = Readonly<Record<Name, string | undefined>>;

const textsOf = (values: ListValues<string>): Texts<string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));

function named(controls: ListControls<string>): Filter[] {
  return Object.entries(controls).flatMap(([name, control]) => (control ? [{ ...control, name }] : []));
}

interface ListFiltersProps<Name extends string> {
  label: string;
  /** The first text is the search, the first select stays visible; a button opens the others. */
  controls: ListControls<NoInfer<Name>>;
  /** The values from the address; the names are the address's too. */
  initial: ListValues<Name>;
  submitLabel: string;
  isPending: boolean;
  onFilter: (values: Texts<Name>) => void;
  /** Returns the errors in the values, by name, and the values for the address. */
  check?: (values: Texts<Name>) => { errors: Record<string, string>; values: Texts<Name> };
  sort?: ListBarProps['sort'];
  columns?: ListBarProps['columns'];
  views?: ReactNode;
  action?: ReactNode;
  /** A detail is open beside the list: only the search and filters fit into the bar. */
  isBeside?: boolean;
}

/** The bar above a list. The button applies what is typed; going back restores the earlier text. */
export function ListFilters<Name extends string>({
  controls,
  initial,
  onFilter,
  check,
  sort,
  columns,
  views,
  action,
  isBeside = false,
  ...bar
}: ListFiltersProps<Name>) {
  const [{ values, errors }, setTyped] = useTyped<{
    values: Record<string, FilterValue>;
    errors: Record<string, string>;
  }>({ values: textsOf(initial), errors: {} });
  const filters = named(controls);
  const inSight = [filters.find(({ type }) => type === 'text'), filters.find(({ type }) => type === 'select')];
  const further = filters.filter((filter) => !inSight.includes(filter));

  const submit = (chosen: Readonly<Record<string, FilterValue>> = {}) => {
    const now = { ...values, ...chosen };
    const typed = Object.fromEntries(
      Object.entries(now).map(([name, value]) => [name, String(value).trim()]),
    ) as Texts<Name>;
    const checked = check?.(typed) ?? { errors: {}, values: typed };
    setTyped({ values: now, errors: checked.errors });
    if (Object.keys(checked.errors).length === 0) onFilter(checked.values);
  };

  return (
    <ListBar
      {...bar}
      {...(!isBeside && { sort, columns, views, action })}
      filters={filters}
      values={values}
      errors={errors}
      furtherCount={further.filter(({ name }) => Boolean(initial[name as Name])).length}
      onChange={(name, value) => {
        setTyped((before) => ({ ...before, values: { ...before.values, [name]: value } }));
      }}
      onSubmit={submit}
    />
  );
}
