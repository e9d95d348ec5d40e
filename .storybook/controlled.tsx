import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';

type Controllable = { value: string; onChange: (value: string) => void };

/** Gives a field the state that a form would hold for it, starting from the story's `value`. */
export function controlled<Props extends Controllable>(Field: ComponentType<Props>): (props: Props) => ReactElement {
  return function Controlled(props) {
    const [value, setValue] = useState(props.value);
    return (
      <Field
        {...props}
        value={value}
        onChange={(next: string) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    );
  };
}
