import { FormattedMessage } from 'react-intl';
import { BeginButton } from '../platform/actions/begin-button.tsx';
import { eventDeskAddress } from '../platform/addresses/event-desk-address.ts';
import { createApi, dataOf } from '../platform/client/client.ts';

/** Creates an event as an empty draft. */
export function NewEvent() {
  return (
    <BeginButton
      create={async () => eventDeskAddress((await dataOf(createApi().POST('/staff-events', { body: {} }))).id)}
    >
      <FormattedMessage id="eventDesk.new" />
    </BeginButton>
  );
}
