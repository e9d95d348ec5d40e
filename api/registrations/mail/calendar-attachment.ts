import type { Config } from '../../platform/config.ts';
import { calendarFile } from '../../events/calendar-file.ts';
import type { StoredEvent } from '../../events/store.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The event for the reader's own calendar, as a file that goes with an email. */
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
