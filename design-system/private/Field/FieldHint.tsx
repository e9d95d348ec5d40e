import type { ReactElement } from 'react';
import { hint } from './Field.css.ts';
import { hintId } from './fieldProps.ts';

/** Help for the answer, between label and control. */
export function FieldHint({ fieldId, text }: { fieldId: string; text: string | undefined }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <div id={hintId(fieldId)} className={hint}>
      {text}
    </div>
  );
}
