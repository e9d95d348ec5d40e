import type { IntlShape } from 'react-intl';
import { eventDate, lastRegistrationDay } from './event-dates.ts';
import type { ListedEvent } from './listed-event.ts';

export interface EventStatus {
  label: string;
  tone: 'neutral' | 'info' | 'positive' | 'caution';
}

/** Whether registration is possible, in words; each closed state has its own text, with its date. */
export function eventStatus(intl: IntlShape, event: ListedEvent): EventStatus {
  const { state } = event.registration;
  // A canceled event never took place, although its state becomes 'completed' after its last day.
  switch (event.cancelled_at === undefined ? state : 'cancelled') {
    case 'open':
      return {
        label: intl.formatMessage({ id: 'event.status.open' }, { date: eventDate(intl, lastRegistrationDay(event)) }),
        tone: 'positive',
      };
    case 'notYetOpen':
      return {
        label: intl.formatMessage({ id: 'event.status.notYetOpen' }, { date: eventDate(intl, event.reg_date) }),
        tone: 'info',
      };
    case 'full':
      return { label: intl.formatMessage({ id: 'event.status.full' }), tone: 'caution' };
    case 'closed':
      return {
        label: intl.formatMessage({ id: 'event.status.closed' }, { date: eventDate(intl, lastRegistrationDay(event)) }),
        tone: 'neutral',
      };
    case 'cancelled':
      return { label: intl.formatMessage({ id: 'event.status.cancelled' }), tone: 'caution' };
    case 'completed':
      return { label: intl.formatMessage({ id: 'event.status.completed' }), tone: 'neutral' };
  }
}
