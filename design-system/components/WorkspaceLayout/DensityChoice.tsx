import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { SmallChoice } from '../../private/SmallChoice/SmallChoice.tsx';
import { chooseDensity, readDensity, subscribeToDensity } from './density.ts';
import type { Density } from './density.ts';

const onServer = (): Density => 'compact';

/** A choice between compact spacing for a mouse and the sizes of the public pages; saved in this browser. */
export function DensityChoice(): ReactElement {
  const messages = useListMessages();
  return (
    <SmallChoice
      label={messages.density}
      options={[
        { value: 'compact', text: messages.compact },
        { value: 'comfortable', text: messages.comfortable },
      ]}
      value={useSyncExternalStore(subscribeToDensity, readDensity, onServer)}
      onChange={chooseDensity}
    />
  );
}
