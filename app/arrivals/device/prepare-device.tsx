import { Alert, Button, Heading, Inline, Stack, Text, useAnnounce } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, NoAnswer } from '../../platform/client/client.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { loadDoor } from '../door-sync.ts';
import { prepareDevice, removeDevice } from './open-door.ts';
import type { PreparedUntil } from './stored-event.ts';
import type { RecordOwner } from './waiting-records.ts';

interface PrepareDeviceProps {
  owner: RecordOwner;
  /** Missing when the device is not prepared. */
  until: PreparedUntil | undefined;
}

/** Stores the event on this device, for check-in without a connection, and removes it again. */
export function PrepareDevice({ owner, until: untilAtFirst }: PrepareDeviceProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { language } = useLanguage();
  const [until, setUntil] = useState(untilAtFirst);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<'noAnswer' | 'other'>();

  const run = async (
    act: () => Promise<PreparedUntil | undefined>,
    done: 'door.device.stored' | 'door.device.removed',
  ) => {
    setPending(true);
    setFailure(undefined);
    try {
      setUntil(await act());
      announce(intl.formatMessage({ id: done }));
    } catch (error) {
      setFailure(error instanceof NoAnswer ? 'noAnswer' : 'other');
    }
    setPending(false);
  };
  const prepare = () =>
    run(async () => {
      const api = createApi();
      return prepareDevice(api, owner, await loadDoor({ api, language, eventId: owner.eventId }));
    }, 'door.device.stored');
  const remove = () =>
    run(async () => {
      await removeDevice(createApi(), owner);
      return undefined;
    }, 'door.device.removed');

  return (
    <Stack gap="s">
      <Heading level={2}>
        <FormattedMessage id="door.device.title" />
      </Heading>
      <Text>
        {until === undefined ? (
          <FormattedMessage id="door.device.text" />
        ) : (
          <FormattedMessage
            id="door.device.prepared"
            values={{ date: intl.formatDate(until, { dateStyle: 'long', timeStyle: 'short' }) }}
          />
        )}
      </Text>
      {failure && (
        <Alert tone="critical" announce>
          <FormattedMessage id={failure === 'noAnswer' ? 'problem.network' : 'door.device.failed'} />
        </Alert>
      )}
      <Inline gap="s">
        <Button isPending={isPending} onPress={() => void (until === undefined ? prepare() : remove())}>
          <FormattedMessage id={until === undefined ? 'door.device.prepare' : 'door.device.remove'} />
        </Button>
      </Inline>
    </Stack>
  );
}
