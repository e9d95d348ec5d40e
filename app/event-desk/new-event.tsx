import { Alert, Button } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { createApi, dataOf } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { eventDeskAddress } from '../platform/addresses/event-desk-address.ts';

/** Begins an event, as an empty draft. */
export function NewEvent() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const create = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const { id } = await dataOf(createApi().POST('/staff-events', { body: {} }));
      await navigate(eventDeskAddress(id));
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      <Button tone="primary" isPending={isPending} onPress={() => void create()}>
        <FormattedMessage id="eventDesk.new" />
      </Button>
    </>
  );
}
