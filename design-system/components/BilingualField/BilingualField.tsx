import type { ReactElement } from 'react';
import { FieldGroup } from '../../private/FieldGroup/FieldGroup.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

type WrittenLanguage = {
  /** The code of the language, such as 'es'. */
  code: string;
  /** The name of the language, in the page's language. */
  label: string;
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  value: string;
  errorMessage?: string;
};

export type BilingualFieldProps = {
  /** The label for the text that is entered in each language. */
  label: string;
  hint?: string;
  languages: readonly WrittenLanguage[];
  /** Called with the language code and the current text. */
  onChange: (code: string, value: string) => void;
  /** Whether the text can have several lines. @default false */
  isLong?: boolean;
  /** If false, each input says '(optional)'. */
  isRequired?: boolean;
};

/** One text in two languages, side by side if there is room. */
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
