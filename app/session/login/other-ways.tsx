import { Alert, Button, Heading, Inline, LinkButton, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { returnAddress } from '../../platform/shell/navigate/return-address.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';

/** The options for people without an account: create one, or continue as a guest. */
export function OtherWays({ isGuest }: { isGuest: boolean }) {
  return (
    <Stack gap="l">
      <Stack gap="m">
        <Heading level={2} size={3}>
          <FormattedMessage id="login.other.title" />
        </Heading>
        <Text>
          <FormattedMessage id="login.other.signUp" />
        </Text>
        <Inline gap="s">
          <LinkButton href="/signup" tone="secondary">
            <FormattedMessage id="signUp.title" />
          </LinkButton>
        </Inline>
      </Stack>
      {!isGuest && <GuestWay />}
    </Stack>
  );
}

function GuestWay() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { begin } = useSession();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const goOn = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const { session } = await dataOf(createApi().POST('/session/guest'));
      begin(session);
      await navigate(returnAddress(query, '/'), { replace: true });
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };

  return (
    <Stack gap="m">
      <Text>
        <FormattedMessage id="login.other.guest" />
      </Text>
      <Inline gap="s">
        <Button
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'login.pending' })}
          onPress={() => void goOn()}
        >
          <FormattedMessage id="login.guest" />
        </Button>
      </Inline>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
    </Stack>
  );
}
