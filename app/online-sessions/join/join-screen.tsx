import { Alert, Heading, LinkButton, PageSection, Spinner, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { loginAddress } from '../../platform/shell/navigate/return-address.ts';
import { NeedsScripts } from '../../platform/shell/needs-scripts.tsx';
import type { Head } from '../../platform/shell/screen.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { JoinSession } from './join-session.tsx';

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'onlineSession.join.title' }), description: '', isPrivate: true };
}

/** The page to join an online session. Only people who may join get its data, so none of it is in the page's source. */
export function Component() {
  const title = (
    <Heading level={1}>
      <FormattedMessage id="onlineSession.join.title" />
    </Heading>
  );
  return (
    <PageSection width="text">
      <NeedsScripts title={title} instead={<FormattedMessage id="noScript.text" />}>
        <ForLoggedInOrNot title={title} />
      </NeedsScripts>
    </PageSection>
  );
}

function ForLoggedInOrNot({ title }: { title: ReactNode }) {
  const intl = useIntl();
  const { pathname, hash } = useLocation();
  // The page's source is the same for every session, so only the address identifies it.
  const sessionId = pathname.slice(pathname.lastIndexOf('/') + 1);
  const { visitor } = useSession();
  const key = hash.slice(1);
  if (key !== '') return <JoinSession sessionId={sessionId} pass={{ by: 'link', key }} mayAnnounce={false} />;
  if (visitor.kind === 'user' || visitor.kind === 'guest')
    return <JoinSession sessionId={sessionId} pass={{ by: 'account' }} mayAnnounce={visitor.kind === 'user'} />;
  if (visitor.kind === 'loading')
    return (
      <Stack gap="l">
        {title}
        <Spinner label={intl.formatMessage({ id: 'loading' })} />
      </Stack>
    );
  const toLogIn = (
    <Stack gap="l">
      {title}
      <Alert tone="info">
        <FormattedMessage id="onlineSession.join.logIn" />
      </Alert>
      <Text as="div">
        <LinkButton href={loginAddress({ pathname, search: '' })} tone="primary">
          <FormattedMessage id="nav.login" />
        </LinkButton>
      </Text>
    </Stack>
  );
  return <JoinSession sessionId={sessionId} pass={{ by: 'page' }} mayAnnounce={false} instead={toLogIn} />;
}
