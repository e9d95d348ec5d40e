import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { field, optional } from '../Field/Field.css.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { FieldHint } from '../Field/FieldHint.tsx';
import { describedBy } from '../Field/fieldProps.ts';
import { bodies, legends } from './FieldGroup.css.ts';

export type FieldGroupProps = {
  /** The question that the controls inside answer together. */
  legend: string;
  /** The look of the legend: a label, or a title above a part of a form. @default 'title' */
  legendSize?: keyof typeof legends;
  /** Whether the legend says '(optional)'. @default false */
  isOptional?: boolean;
  hint?: string;
  /** The error message about the answer as a whole. */
  errorMessage?: string;
  /** The id that an error summary links to. */
  id?: string;
  children: ReactNode;
};

type SaidProps = {
  /**
   * Whether hint and error describe the group, or the control inside that gets the focus first. On entering a group, all screen
   * readers read its legend, but only NVDA and JAWS read its description; Orca, VoiceOver and TalkBack do not. All of them read
   * the description of a control. Never use both, or NVDA and JAWS read everything twice.
   */
  saidBy: 'group' | 'control';
};

/** The structure of controls that belong to one question: legend, hint, error, controls, in that order. */
export function FieldGroup({
  legend,
  legendSize = 'title',
  isOptional = false,
  hint,
  errorMessage,
  id,
  saidBy,
  children,
}: FieldGroupProps & SaidProps): ReactElement {
  const messages = useMessages();
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    // Around the fieldset: positioned content inside a fieldset starts below the legend, and so would the error line.
    <div className={field} data-invalid={errorMessage !== undefined || undefined}>
      <fieldset
        id={fieldId}
        aria-describedby={saidBy === 'group' ? describedBy(fieldId, { hint, errorMessage }) : undefined}
      >
        <legend className={legends[legendSize]}>
          {legend} {isOptional && <span className={optional}>{messages.optional}</span>}
        </legend>
        <FieldHint fieldId={fieldId} text={hint} />
        <FieldError fieldId={fieldId} text={errorMessage} />
        <div className={bodies[legendSize]}>{children}</div>
      </fieldset>
    </div>
  );
}
