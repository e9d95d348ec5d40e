import type { ReactElement } from 'react';
import { ChoiceGroup } from '../../private/ChoiceGroup/ChoiceGroup.tsx';
import type { ChoiceGroupTexts } from '../../private/ChoiceGroup/ChoiceGroup.tsx';

export type RadioGroupProps = ChoiceGroupTexts & {
  /** The value of the chosen option; any other string, such as '', if none is chosen yet. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * A choice of one of a few visible options. If the answer is optional, one option says so. Uses native radio buttons: react-aria
 * hides its own with inline styles, which the security policy refuses in server HTML.
 */
export function RadioGroup({ value, onChange, ...group }: RadioGroupProps): ReactElement {
  return <ChoiceGroup {...group} type="radio" isChosen={(each) => each === value} onChoose={onChange} />;
}
