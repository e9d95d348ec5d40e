import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { field, optional } from '../../private/Field/Field.css.ts';
import { FieldError } from '../../private/Field/FieldError.tsx';
import { FieldHint } from '../../private/Field/FieldHint.tsx';
import { describedBy } from '../../private/Field/fieldProps.ts';
import { bodies, legends } from './Fieldset.css.ts';

export type FieldsetProps = {
  /** The question that the controls inside answer together. */
  legend: string;
  /** Looks like a label, or like a title over a part of a form. @default 'title' */
  legendSize?: keyof typeof legends;
  /** Whether the legend says '(optional)'. @default false */
  isOptional?: boolean;
  hint?: string;
  /** What is wrong with the answer as a whole. */
  errorMessage?: string;
  /** What an error summary links to. */
  id?: string;
  children: ReactNode;
};

/** Controls that belong to one question. */
export function Fieldset({ legend, legendSize = 'title', isOptional = false, hint, errorMessage, id, children }: FieldsetProps): ReactElement {
  const messages = useMessages();
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <fieldset
      id={fieldId}
      className={field}
      aria-describedby={describedBy(fieldId, { hint, errorMessage })}
      data-invalid={errorMessage !== undefined || undefined}
    >
      <legend className={legends[legendSize]}>
        {legend} {isOptional && <span className={optional}>{messages.optional}</span>}
      </legend>
      <FieldHint fieldId={fieldId} text={hint} />
      <FieldError fieldId={fieldId} text={errorMessage} />
      <div className={bodies[legendSize]}>{children}</div>
    </fieldset>
  );
}
