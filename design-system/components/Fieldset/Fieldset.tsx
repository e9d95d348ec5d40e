import type { ReactElement } from 'react';
import { FieldGroup } from '../../private/FieldGroup/FieldGroup.tsx';
import type { FieldGroupProps } from '../../private/FieldGroup/FieldGroup.tsx';

export type FieldsetProps = FieldGroupProps;

/** Controls that belong to one question. */
export function Fieldset(props: FieldsetProps): ReactElement {
  // The group itself gets the description, because this component does not know the first control inside.
  return <FieldGroup {...props} saidBy="group" />;
}
