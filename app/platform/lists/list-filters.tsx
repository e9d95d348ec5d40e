import { ListBar, type Filter, type FilterValue, type ListBarProps } from '#design-system';
import type { ReactNode } from 'react';
import { useTyped } from './use-typed.ts';

type Texts<Name extends string> = Record<Name, string>;

interface ListFiltersProps<Name extends string> {
  label: string;
  /** The first text is the search, the first select stays in sight; the others open behind a button. */
  filters: readonly Filter[];
  /** The values of the address; the names are those of the address too. */
  initial: Texts<Name>;
  submitLabel: string;
  isPending: boolean;
  onFilter: (values: Texts<Name>) => void;
  /** What is wrong with the values, by name; and the values as they are asked. */
  check?: (values: Texts<Name>) => { errors: Record<string, string>; values: Texts<Name> };
  sort?: ListBarProps['sort'];
  views?: ReactNode;
  action?: ReactNode;
}

/** The line above a list. What is typed is asked for with the button; going back begins with the words of that time. */
export function ListFilters<Name extends string>({
  filters,
  initial,
  onFilter,
  check,
  ...bar
}: ListFiltersProps<Name>) {
  const [{ values, errors }, setTyped] = useTyped<{
    values: Record<string, FilterValue>;
    errors: Record<string, string>;
  }>({ values: initial, errors: {} });
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
      filters={filters}
      values={values}
      errors={errors}
      furtherCount={further.filter(({ name }) => initial[name as Name] !== '').length}
      onChange={(name, value) => {
        setTyped((before) => ({ ...before, values: { ...before.values, [name]: value } }));
      }}
      onSubmit={submit}
    />
  );
}
