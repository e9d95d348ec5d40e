import { Alert, Button, Disclosure, Facts, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { differencesOf, fieldName } from './event-form.ts';
import { valuesOf } from './event-values.ts';

interface ShippedNoticeProps {
  event: Schemas['EditedEvent'];
  flush: () => Promise<boolean>;
  currentVersion: () => number;
  onChange: (event: Schemas['EditedEvent']) => Promise<void>;
}

/** Says that the event differs from its shipped file, shows both versions, and can take over the file's. */
export function ShippedNotice({ event, flush, currentVersion, onChange }: ShippedNoticeProps) {
  const intl = useIntl();
  const [failure, setFailure] = useState<unknown>();
  const { shipped } = event;
  if (!shipped) return null;
  const take = async () => {
    setFailure(undefined);
    if (!(await flush())) return;
    try {
      await onChange(
        await dataOf(
          createApi().PUT('/events/{eventId}', {
            params: { path: { eventId: event.id } },
            body: { version: currentVersion(), content: shipped },
          }),
        ),
      );
    } catch (error) {
      setFailure(error);
    }
  };
  const differences = differencesOf(valuesOf(event.content), valuesOf(shipped));
  return (
    <Alert tone="info" title={intl.formatMessage({ id: 'eventDesk.shipped.title' })}>
      <Stack gap="s">
        <Text>
          <FormattedMessage id="eventDesk.shipped.text" />
        </Text>
        <Disclosure label={intl.formatMessage({ id: 'eventDesk.shipped.compare' }, { count: differences.length })}>
          <Facts
            items={differences.map(({ pointer, one, other }) => ({
              term: fieldName(intl, pointer),
              description: intl.formatMessage(
                { id: 'eventDesk.shipped.both' },
                { own: one === '' ? '–' : one, shipped: other === '' ? '–' : other },
              ),
            }))}
          />
        </Disclosure>
        <Button onPress={() => void take()}>
          <FormattedMessage id="eventDesk.shipped.use" />
        </Button>
        {failure !== undefined && <Text>{failureText(intl, failure)}</Text>}
      </Stack>
    </Alert>
  );
}
