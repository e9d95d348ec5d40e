import { useId, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { chooseColorScheme, readColorScheme, subscribeToColorScheme } from '../../theme/colorScheme.ts';
import type { ColorScheme } from '../../theme/colorScheme.ts';
import { choice, legend, option, options, radio } from './ThemeSwitch.css.ts';

const onServer = (): ColorScheme => 'system';

/** Day, night, high contrast, or as the device has it; kept in this browser. */
export function ThemeSwitch({ label }: { label: string }): ReactElement {
  const name = useId();
  const messages = useMessages();
  const chosen = useSyncExternalStore(subscribeToColorScheme, readColorScheme, onServer);
  const schemes = [
    { value: 'system', text: messages.themeSystem },
    { value: 'light', text: messages.themeLight },
    { value: 'dark', text: messages.themeDark },
    { value: 'contrast', text: messages.themeContrast },
  ] as const;
  return (
    <fieldset className={choice}>
      <legend className={legend}>{label}</legend>
      <div className={options}>
        {schemes.map(({ value, text }) => (
          <label key={value} className={option}>
            <input
              className={radio}
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => {
                chooseColorScheme(value);
              }}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
