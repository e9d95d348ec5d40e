import { Link } from '#design-system';
import { furtherScreens } from '#rules/access';
import { FormattedMessage } from 'react-intl';

/** Leads staff to the list of those who have not signed, of one event where it is known. */
export function SignaturesLink({ eventId }: { eventId?: string | undefined }) {
  const { path } = furtherScreens.unsignedWaivers;
  return (
    <Link
      href={eventId === undefined ? path : `${path}?${new URLSearchParams({ event: eventId }).toString()}`}
      standalone
    >
      <FormattedMessage id="waiver.list.title" />
    </Link>
  );
}
