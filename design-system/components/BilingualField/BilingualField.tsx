import type { ReactElement } from 'react';
import { FieldGroup } from '../../private/FieldGroup/FieldGroup.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

type WrittenLanguage = {
  /** The code of the language, such as 'es'. */
  code: string;
  /** Its name, in the language of the page. */
  label: string;
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  value: string;
  errorMessage?: string;
};

export type BilingualFieldProps = {
  /** What is written in each of the languages. */
  label: string;
  hint?: string;
  languages: readonly WrittenLanguage[];
  /** Called with the code of the language and what is written now. */
  onChange: (code: string, value: string) => void;
  /** Whether it takes several lines. @default false */
  isLong?: boolean;
  /** Without it each input says '(optional)'. */
  isRequired?: boolean;
};

/** One text in two languages, side by side where there is room. */
export function BilingualField({
  label,
  hint,
  languages,
  onChange,
  isLong = false,
  isRequired = false,
}: BilingualFieldProps): ReactElement {
  const Input = isLong ? TextArea : TextField;
  return (
    <FieldGroup legend={label} legendSize="label" hint={hint} saidBy="group">
      <Grid columns={2} gap="m">
        {languages.map(({ code, label: language, name, value, errorMessage }) => (
          <Input
            key={code}
            label={language}
            name={name}
            language={code}
            value={value}
            onChange={(next) => {
              onChange(code, next);
            }}
            errorMessage={errorMessage}
            isRequired={isRequired}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}
