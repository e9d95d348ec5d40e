import { Alert, Button, DateField, Dialog, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { eventDeskAddress } from '../platform/addresses/event-desk-address.ts';
import { fromTypedDay } from './event-values.ts';

interface CopyEventProps {
  event: Schemas['EditedEvent'];
  /** Saves what was typed last; false if that failed, which the caller shows. */
  flush: () => Promise<boolean>;
}

/** Copies an event into a new draft: every date shifts with the first day; prices and texts stay. */
export function CopyEvent({ event, flush }: CopyEventProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const copy = async () => {
    const day = fromTypedDay(typed);
    setWrong(day === undefined);
    if (day === undefined) return;
    setPending(true);
    setFailure(undefined);
    try {
      // The failure is shown beside the button that opened the dialog.
      if (!(await flush())) {
        setOpen(false);
        setPending(false);
        return;
      }
      const body = { copyOf: event.id, start_date: day };
      const { id } = await dataOf(createApi().POST('/staff-events', { body }));
      setOpen(false);
      await navigate(eventDeskAddress(id));
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  };
  return (
    <>
      <Button
        onPress={() => {
          setFailure(undefined);
          setOpen(true);
        }}
      >
        <FormattedMessage id="eventDesk.copy" />
      </Button>
      <Dialog
        title={intl.formatMessage({ id: 'eventDesk.copy.title' })}
        isOpen={isOpen}
        isPending={isPending}
        onClose={() => {
          setOpen(false);
        }}
        actions={
          <Button tone="primary" isPending={isPending} onPress={() => void copy()}>
            <FormattedMessage id="eventDesk.copy.confirm" />
          </Button>
        }
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage id="eventDesk.copy.text" />
          </Text>
          <DateField
            label={intl.formatMessage({ id: 'eventDesk.copy.day' })}
            name="copyTo"
            value={typed}
            onChange={setTyped}
            isRequired
            {...(isWrong && { errorMessage: intl.formatMessage({ id: 'eventDesk.fault.date' }) })}
          />
          {failure !== undefined && (
            <Alert tone="critical" announce>
              {failureText(intl, failure)}
            </Alert>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
