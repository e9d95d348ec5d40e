import { FilterBar, type Filter, type FilterValue } from '#design-system';
import { useState } from 'react';

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
export function ListFilters<Name extends string>(props: ListFiltersProps<Name>) {
  return <KeptFilters key={JSON.stringify(props.initial)} {...props} />;
}

function KeptFilters<Name extends string>({ label, filters, initial, submitLabel, isPending, onFilter, check }: ListFiltersProps<Name>) {
  const [values, setValues] = useState<Record<string, FilterValue>>(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const submit = () => {
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).trim()])) as Texts<Name>;
    const checked = check?.(typed) ?? { errors: {}, values: typed };
    setErrors(checked.errors);
    if (Object.keys(checked.errors).length === 0) onFilter(checked.values);
  };

  return (
    <FilterBar
      label={label}
      filters={filters}
      values={values}
      errors={errors}
      onChange={(name, value) => {
        setValues((before) => ({ ...before, [name]: value }));
      }}
      emptyText=""
      submitLabel={submitLabel}
      isPending={isPending}
      onSubmit={submit}
    />
  );
}
