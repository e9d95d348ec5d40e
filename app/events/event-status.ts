import type { IntlShape } from 'react-intl';
import { eventDate, lastRegistrationDay } from './event-dates.ts';
import type { ListedEvent } from './listed-event.ts';

export interface EventStatus {
  label: string;
  tone: 'neutral' | 'info' | 'positive' | 'caution';
}

/** Whether one can register, in words; every closed state is told apart, with its date. */
export function eventStatus(intl: IntlShape, event: ListedEvent): EventStatus {
  switch (event.registration.state) {
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
    case 'completed':
      return { label: intl.formatMessage({ id: 'event.status.completed' }), tone: 'neutral' };
  }
}
