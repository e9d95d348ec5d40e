import type { ReactElement } from 'react';
import { FieldGroup } from '../../private/FieldGroup/FieldGroup.tsx';
import type { FieldGroupProps } from '../../private/FieldGroup/FieldGroup.tsx';

export type FieldsetProps = FieldGroupProps;

/** Controls that belong to one question. */
export function Fieldset(props: FieldsetProps): ReactElement {
  // Which of the page's controls comes first is not known here.
  return <FieldGroup {...props} saidBy="group" />;
}
