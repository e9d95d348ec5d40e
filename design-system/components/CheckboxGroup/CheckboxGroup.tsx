import type { ReactElement } from 'react';
import { ChoiceGroup } from '../../private/ChoiceGroup/ChoiceGroup.tsx';
import type { ChoiceGroupTexts } from '../../private/ChoiceGroup/ChoiceGroup.tsx';

export type CheckboxGroupProps = ChoiceGroupTexts & {
  /** The values of the chosen options. */
  values: readonly string[];
  /** Called with all chosen values, in the order of the options. */
  onChange: (values: readonly string[]) => void;
};

/** Any number of a few visible options; choosing none is also an answer, unless the page says otherwise. */
export function CheckboxGroup({ values, onChange, ...group }: CheckboxGroupProps): ReactElement {
  const choose = (value: string, isChosen: boolean): void => {
    onChange(
      group.options.map((each) => each.value).filter((each) => (each === value ? isChosen : values.includes(each))),
    );
  };
  return <ChoiceGroup {...group} type="checkbox" isChosen={(value) => values.includes(value)} onChoose={choose} />;
}
