import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

type Event = Schemas['Event'];
type Band = Schemas['AgeBandName'];

/** The ages of one of this event's bands, in words. */
export function bandAges(intl: IntlShape, event: Event, name: Band): string {
  const band = event.ageBands.find((candidate) => candidate.band === name);
  if (!band) return '';
  if (band.to === null) return intl.formatMessage({ id: 'band.agesFrom' }, { from: band.from });
  return intl.formatMessage({ id: 'band.ages' }, { from: band.from, to: band.to });
}
