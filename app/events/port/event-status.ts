import type { IntlShape } from 'react-intl';
import { eventDate, lastRegistrationDay } from './event-dates.ts';
import type { ListedEvent } from './listed-event.ts';

export interface EventStatus {
  label: string;
  tone: 'neutral' | 'info' | 'positive' | 'caution';
}

/** Whether registration is possible, in words; every closed state is told apart, with its date. */
export function eventStatus(intl: IntlShape, event: ListedEvent): EventStatus {
  const { state } = event.registration;
  // What was canceled was never held: 'completed' would say so once its last day is over.
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
