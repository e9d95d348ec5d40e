import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { bandAges } from '../../../events/port/band-ages.ts';

/** The age bands that can be registered for an event, in one line. */
export function offeredAges(intl: IntlShape, event: Schemas['Event']): string {
  const bands = event.offeredBands.map((band) =>
    intl.formatMessage({ id: `band.withAges.${band}` }, { ages: bandAges(intl, event, band) }),
  );
  return intl.formatList(bands, { type: 'conjunction' });
}
