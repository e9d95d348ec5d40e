import { useId, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { chooseDensity, readDensity, subscribeToDensity } from './density.ts';
import type { Density } from './density.ts';
import { choice, legend, option, options, radio } from '../ThemeSwitch/ThemeSwitch.css.ts';

const densities = ['compact', 'comfortable'] as const;
const onServer = (): Density => 'compact';

/** Close together for a mouse, or as large as the public pages; kept in this browser. */
export function DensityChoice(): ReactElement {
  const name = useId();
  const messages = useFurtherMessages();
  const chosen = useSyncExternalStore(subscribeToDensity, readDensity, onServer);
  return (
    <fieldset className={choice}>
      <legend className={legend}>{messages.density}</legend>
      <div className={options}>
        {densities.map((density) => (
          <label key={density} className={option}>
            <input
              className={radio}
              type="radio"
              name={name}
              value={density}
              checked={chosen === density}
              onChange={() => {
                chooseDensity(density);
              }}
            />
            {messages[density]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
