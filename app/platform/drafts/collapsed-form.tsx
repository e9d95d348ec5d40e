import { Button, Disclosure, Form, Stack } from '#design-system';
import { useState, type ReactNode, type RefObject } from 'react';
import type { FieldPath, FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { FormErrors } from '../forms/form-fields.tsx';
import { FormKeeper } from './form-keeper.tsx';

interface CollapsedFormProps<Values extends FieldValues> {
  label: string;
  form: UseFormReturn<Values>;
  /** The form before anything is typed. */
  blank: Values;
  /** The key of the draft, such as payment:7. */
  draftKey: string;
  /** The form's fields in page order, and the prefix of their names on the page. */
  fields: readonly FieldPath<Values>[];
  scope: string;
  /** Set to a function that deletes the draft, to be called when the form has been saved. */
  forgetRef: RefObject<() => void>;
  /** @default false */
  isOpenAtFirst?: boolean;
  onSubmit: SubmitHandler<Values>;
  submitLabel: string;
  children: ReactNode;
}

/** A form that is collapsed until someone opens it; an existing draft opens it too. */
export function CollapsedForm<Values extends FieldValues>({
  label,
  form,
  blank,
  draftKey,
  fields,
  scope,
  forgetRef,
  isOpenAtFirst = false,
  onSubmit,
  submitLabel,
  children,
}: CollapsedFormProps<Values>) {
  const [isBack, setBack] = useState(false);
  return (
    <Disclosure label={label} isOpenAtFirst={isBack || isOpenAtFirst}>
      <Form label={label} onSubmit={() => void form.handleSubmit(onSubmit)()}>
        <Stack gap="l">
          <FormErrors control={form.control} fields={fields} scope={scope} />
          <FormKeeper
            draftKey={draftKey}
            form={form}
            blank={blank}
            forgetRef={forgetRef}
            onBack={() => {
              setBack(true);
            }}
          />
          {children}
          <Button type="submit" tone="primary">
            {submitLabel}
          </Button>
        </Stack>
      </Form>
    </Disclosure>
  );
}
