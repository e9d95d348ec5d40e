import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { FieldError } from './FieldError.tsx';
import { FieldHint } from './FieldHint.tsx';
import { control as controlStyle, field, label as labelStyle, optional } from './Field.css.ts';
import { labelId } from './fieldProps.ts';
import type { FieldTexts } from './fieldProps.ts';

type FieldProps = FieldTexts & {
  /** The id of the control, which is also its name. */
  id: string;
  /** Whether the label says '(optional)'. */
  isOptional?: boolean;
  children: ReactNode;
};

/** The structure of every single-control field: label, hint, error, control, in that order. The hint stays if there is an error. */
export function Field({ id, label, hint, errorMessage, isOptional = false, children }: FieldProps): ReactElement {
  const messages = useMessages();
  return (
    <div className={field} data-invalid={errorMessage !== undefined || undefined}>
      <label id={labelId(id)} className={labelStyle} htmlFor={id}>
        {label} {isOptional && <span className={optional}>{messages.optional}</span>}
      </label>
      <FieldHint fieldId={id} text={hint} />
      <FieldError fieldId={id} text={errorMessage} />
      <div className={controlStyle}>{children}</div>
    </div>
  );
}
