import { useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { afterFrame } from '../../private/Focus/afterFrame.ts';
import { SmallChoice } from '../../private/SmallChoice/SmallChoice.tsx';
import { chooseColorScheme, readColorScheme, subscribeToColorScheme } from '../../theme/first-paint/colorScheme.ts';
import type { ColorScheme } from '../../theme/first-paint/colorScheme.ts';

const onServer = (): ColorScheme => 'system';

/** A choice of light, dark, high contrast, or the device's setting; saved in this browser. */
export function ThemeSwitch({ label }: { label: string }): ReactElement {
  const messages = useMessages();
  const applied = useSyncExternalStore(subscribeToColorScheme, readColorScheme, onServer);
  const [chosen, setChosen] = useState<ColorScheme>();
  // The choice is painted first: new colors for the whole page take a slow phone too long to answer a press.
  const choose = (scheme: ColorScheme): void => {
    setChosen(scheme);
    afterFrame(() => {
      chooseColorScheme(scheme);
      setChosen((latest) => (latest === scheme ? undefined : latest));
    });
  };
  return (
    <SmallChoice
      label={label}
      options={[
        { value: 'system', text: messages.themeSystem },
        { value: 'light', text: messages.themeLight },
        { value: 'dark', text: messages.themeDark },
        { value: 'contrast', text: messages.themeContrast },
      ]}
      value={chosen ?? applied}
      onChange={choose}
    />
  );
}
