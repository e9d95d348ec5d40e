import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { error } from './Field.css.ts';
import { errorId } from './fieldProps.ts';

/** The message that says what is wrong with the answer and how to correct it; screen readers read 'Error:' before it. */
export function FieldError({ fieldId, text }: { fieldId: string; text: string | undefined }): ReactElement | null {
  const messages = useMessages();
  if (text === undefined) return null;
  return (
    <div id={errorId(fieldId)} className={error}>
      <VisuallyHidden>{messages.errorPrefix}</VisuallyHidden> {text}
    </div>
  );
}
