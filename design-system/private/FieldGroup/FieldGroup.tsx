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

type SaidProps = {
  /**
   * Whether hint and error describe the group, or the one control inside at which one arrives. On entering a group all
   * readers say its legend, but its description only NVDA and JAWS do; Orca, VoiceOver and TalkBack keep it to themselves.
   * The description of a control all of them read. Never both, or NVDA and JAWS say everything twice.
   */
  saidBy: 'group' | 'control';
};

/** The anatomy of controls that belong to one question: legend, hint, error, controls, in that order. */
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
    // Around the fieldset and not on it: inside one, what is placed begins below the legend, and so would the line of an error.
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
