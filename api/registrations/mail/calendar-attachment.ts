import type { Config } from '../../platform/config.ts';
import { calendarFile } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The event for the reader's own calendar, as an attachment. */
export function calendarAttachments(
  event: StoredEvent,
  language: 'en' | 'es',
  config: Config,
): NonNullable<Mail['attachments']> {
  return [
    {
      filename: `${event.id}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarFile([event], language, config),
    },
  ];
}
