import type { DrawingProps } from '#design-system';
import type { ContentName } from './content.ts';

/** The stained-glass window of each page. */
export const drawings: Partial<Record<ContentName, DrawingProps['subject']>> = {
  retreat: 'hills',
  marian: 'door',
  founder: 'bread',
  director: 'lamp',
  grace: 'flame',
  firstSaturday: 'star',
  evangelization: 'road',
  deliverance: 'water',
  sabbath: 'candle',
  sabbathRetreat: 'hills',
  prayer: 'lamp',
  prayers: 'candle',
  wog: 'book',
  confession: 'door',
  ministries: 'vine',
  contact: 'road',
  'waiver-form': 'book',
  privacy: 'door',
  offline: 'lamp',
};
