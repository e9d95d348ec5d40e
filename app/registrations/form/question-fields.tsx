import { Fragment, type ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormTextField } from '../../platform/forms/form-fields.tsx';
import type { Question, QuestionName } from '../person-questions.ts';

interface QuestionFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  questions: readonly (readonly [FieldPath<Values> & QuestionName, Question<string>])[];
  /** The inputs of the questions that have their own. */
  ownInputs: Readonly<Partial<Record<QuestionName, ReactNode>>>;
}

/** The fields of questions about a person, in their order. */
export function QuestionFields<Values extends FieldValues>({
  control,
  questions,
  ownInputs,
}: QuestionFieldsProps<Values>) {
  const intl = useIntl();
  return questions.map(([name, { input, label, isRequired = false }]) =>
    input === 'own' ? (
      <Fragment key={name}>{ownInputs[name]}</Fragment>
    ) : (
      <FormTextField
        key={name}
        control={control}
        name={name}
        label={intl.formatMessage({ id: label })}
        autoComplete="off"
        isRequired={isRequired}
      />
    ),
  );
}
