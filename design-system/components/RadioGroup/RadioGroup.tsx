import type { ReactElement } from 'react';
import { ChoiceGroup } from '../../private/ChoiceGroup/ChoiceGroup.tsx';
import type { ChoiceGroupTexts } from '../../private/ChoiceGroup/ChoiceGroup.tsx';

export type RadioGroupProps = ChoiceGroupTexts & {
  /** The value of the chosen option; another string when none is chosen yet. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * One of a few options, all visible. If an answer is optional, one option says so. The browser's own radio buttons: react-aria
 * hides its own with inline styles, which the security policy refuses in the server's HTML.
 */
export function RadioGroup({ value, onChange, ...group }: RadioGroupProps): ReactElement {
  return <ChoiceGroup {...group} type="radio" isChosen={(each) => each === value} onChoose={onChange} />;
}
