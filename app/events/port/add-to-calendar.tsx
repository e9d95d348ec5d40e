import { Link } from '#design-system';
import { languageQueryKey } from '#rules/language';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '../../platform/language/language-context.tsx';

/** A link to the event as a calendar file, in the language of the page. */
export function AddToCalendar({ eventId }: { eventId: string }) {
  const { language } = useLanguage();
  return (
    <Link href={`/events/${eventId}.ics?${languageQueryKey}=${language}`} standalone isFile>
      <FormattedMessage id="event.addToCalendar" />
    </Link>
  );
}
