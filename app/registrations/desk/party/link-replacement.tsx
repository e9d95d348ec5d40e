import { Button, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction } from '../../../platform/actions/use-action.ts';

/** Replaces the link to a party's registration. The new one is emailed to its contact and not shown here. */
export function LinkReplacement({
  registration: { id, reference, contact },
}: {
  registration: Pick<Schemas['Registration'], 'id' | 'reference' | 'contact'>;
}) {
  const intl = useIntl();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const action = useAction(
    () =>
      dataOf(
        createApi().POST('/registrations/{registrationId}/link', {
          params: { path: { registrationId: id }, header: { 'Idempotency-Key': key } },
        }),
      ),
    () => {
      setKey(crypto.randomUUID());
    },
  );
  const { email } = contact;
  return (
    <>
      <Button tone="secondary" onPress={action.ask}>
        <FormattedMessage id="party.link.replace" />
      </Button>
      <ActionDialog
        action={action}
        title={intl.formatMessage(
          { id: 'party.link.title' },
          { reference, name: `${contact.firstName} ${contact.lastName}` },
        )}
        confirmLabel={intl.formatMessage({ id: 'party.link.replace' })}
        doneTitle={intl.formatMessage({ id: 'party.link.done' })}
        doneText={intl.formatMessage(
          { id: email === undefined ? 'party.link.done.noMail' : 'party.link.done.mailed' },
          { email },
        )}
      >
        <Stack gap="s">
          <Text>
            <FormattedMessage id="party.link.text" />
          </Text>
          <Text>
            <FormattedMessage id={email === undefined ? 'party.link.noMail' : 'party.link.mail'} values={{ email }} />
          </Text>
        </Stack>
      </ActionDialog>
    </>
  );
}
