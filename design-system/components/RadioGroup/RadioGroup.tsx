import type { ReactElement } from 'react';
import { ChoiceGroup } from '../../private/ChoiceGroup/ChoiceGroup.tsx';
import type { ChoiceGroupTexts } from '../../private/ChoiceGroup/ChoiceGroup.tsx';

export type RadioGroupProps = ChoiceGroupTexts & {
  /** The value of the chosen option; another string when none is chosen yet. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * One of a few, all in sight. Who need not answer gets an option that says so. The browser's own radio buttons:
 * react-aria hides its own by inline styles, which the security policy refuses in HTML from the server.
 */
export function RadioGroup({ value, onChange, ...group }: RadioGroupProps): ReactElement {
  return <ChoiceGroup {...group} type="radio" isChosen={(each) => each === value} onChoose={onChange} />;
}
