import type { ReactElement } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';

type FilterTexts = {
  /** The key of its value, and the id of its control; unique on the page. */
  name: string;
  label: string;
  description?: string;
  /** If false, a text filter's label says '(optional)'. */
  isRequired?: boolean;
};

/** One filter of a list or a report. */
export type Filter = FilterTexts &
  (
    | { type: 'select'; options: readonly { value: string; label: string }[]; placeholder?: string }
    | { type: 'check' | 'date' | 'text' }
  );

/** A boolean for a `check`; otherwise the typed or chosen value, which for a `date` is in DateField's format. */
export type FilterValue = string | boolean;

type FilterControlProps = {
  filter: Filter;
  value: FilterValue | undefined;
  errorMessage: string | undefined;
  onChange: (value: FilterValue) => void;
};

/** The field for one filter. */
export function FilterControl({ filter, value, errorMessage, onChange }: FilterControlProps): ReactElement {
  const { name, label, description: hint, isRequired } = filter;
  const texts = { name, label, hint, errorMessage };
  if (filter.type === 'check') return <Checkbox {...texts} isSelected={value === true} onChange={onChange} />;
  const written = typeof value === 'string' ? value : '';
  switch (filter.type) {
    case 'select':
      return (
        <Select
          {...texts}
          options={filter.options}
          placeholder={filter.placeholder}
          value={written}
          onChange={onChange}
        />
      );
    case 'date':
      return <DateField {...texts} value={written} onChange={onChange} isRequired={isRequired} />;
    case 'text':
      return <TextField {...texts} value={written} onChange={onChange} autoComplete="off" isRequired={isRequired} />;
  }
}
