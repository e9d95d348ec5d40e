import { FilterBar, type Filter, type FilterValue } from '#design-system';
import { useTyped } from './use-typed.ts';

type Texts<Name extends string> = Record<Name, string>;

interface ListFiltersProps<Name extends string> {
  label: string;
  filters: readonly Filter[];
  /** The values of the address; the names are those of the address too. */
  initial: Texts<Name>;
  submitLabel: string;
  isPending: boolean;
  onFilter: (values: Texts<Name>) => void;
  /** What is wrong with the values, by name; and the values as they are asked. */
  check?: (values: Texts<Name>) => { errors: Record<string, string>; values: Texts<Name> };
}

/** The filters of a list. The server is asked when the button is pressed; going back begins with the words of that time. */
export function ListFilters<Name extends string>({
  label,
  filters,
  initial,
  submitLabel,
  isPending,
  onFilter,
  check,
}: ListFiltersProps<Name>) {
  const [{ values, errors }, setTyped] = useTyped<{
    values: Record<string, FilterValue>;
    errors: Record<string, string>;
  }>({ values: initial, errors: {} });

  const submit = () => {
    const typed = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value).trim()]),
    ) as Texts<Name>;
    const checked = check?.(typed) ?? { errors: {}, values: typed };
    setTyped({ values, errors: checked.errors });
    if (Object.keys(checked.errors).length === 0) onFilter(checked.values);
  };

  return (
    <FilterBar
      label={label}
      filters={filters}
      values={values}
      errors={errors}
      onChange={(name, value) => {
        setTyped((before) => ({ ...before, values: { ...before.values, [name]: value } }));
      }}
      emptyText=""
      submitLabel={submitLabel}
      isPending={isPending}
      onSubmit={submit}
    />
  );
}
