import { Alert, Button, Heading, Inline, LinkButton, Spinner, Stack, Text, useAnnounce } from '#design-system';
import { signedAddress } from '#rules/waiver';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSpent } from '../../platform/emailed-links/expired-link.tsx';
import type { Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { eventDates } from '../../events/port/event-dates.ts';
import { findAddress } from '../../platform/addresses/find-address.ts';
import { isProblem, isRefused } from '../../platform/client/refusals.ts';
import { focusContent, partStart, usePartArrival } from '../../platform/shell/navigate/route-focus.ts';
import { LinkSection } from '../link-section.tsx';
import { inStep, sendLink, signWaivers, stopLink, type WaiverKey, type Waivers } from './opened.ts';
import { SentLinks } from '../sent-links.tsx';
import { SignForm } from './sign-form.tsx';
import { useWaivers, type OpenWaivers } from '../use-waivers.ts';
import { WhoSigned } from '../who-signed.tsx';

/** The signing page, opened with a registration's key or an emailed link. */
export function Signing({ opened }: { opened: WaiverKey }) {
  const intl = useIntl();
  const open = useWaivers(opened);
  const { answer } = open;
  if (answer.kind === 'waiting') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  if (answer.kind === 'failed') {
    const retry = () => {
      open.retry();
      focusContent();
    };
    return <NotOpened error={answer.error} onRetry={retry} />;
  }
  return <Opened opened={opened} open={open} waivers={answer.data} />;
}

/** Says why the link does not work, and what to do next. */
function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const isOver = isSpent(error);
  const isOld = isProblem(error, 'link-replaced') || isProblem(error, 'link-over');
  return (
    <Stack gap="l">
      <Heading level={1}>
        <FormattedMessage id={isOver ? 'spentLink.title' : 'waiver.title'} />
      </Heading>
      {isRefused(error) ? (
        <Alert tone="caution" announce>
          {isOld ? failureText(intl, error) : <FormattedMessage id={isOver ? 'waiver.spent' : 'waiver.notFound'} />}
        </Alert>
      ) : (
        <Alert
          tone="caution"
          announce
          actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'form.tryAgain' })}</Button>}
        >
          {failureText(intl, error)}
        </Alert>
      )}
      <Inline gap="m" wrap>
        {!isOver && (
          <LinkButton href={findAddress} tone="primary">
            <FormattedMessage id="waiver.find" />
          </LinkButton>
        )}
        <LinkButton href="/waiver-form">
          <FormattedMessage id="waiver.about" />
        </LinkButton>
      </Inline>
    </Stack>
  );
}

interface OpenedProps {
  opened: WaiverKey;
  open: OpenWaivers;
  waivers: Waivers;
}

function Opened({ opened, open, waivers }: OpenedProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [round, setRound] = useState(0);
  const { event, people, signed, canSign, openedBy, reference } = waivers;
  const missing = people.length - signed;
  usePartArrival(String(round));

  const sign = async (body: Schemas['WaiverSigning']) => {
    try {
      await inStep(opened, open.show, () => signWaivers(opened, body));
    } catch (error) {
      // The link was stopped while its page was open: the page then says so.
      if (isSpent(error)) open.retry();
      throw error;
    }
    setRound((before) => before + 1);
    announce(intl.formatMessage({ id: 'waiver.thanks' }, { count: body.people.length }));
  };

  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={1}>
          <FormattedMessage id="waiver.title" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="waiver.lead" values={{ event: event.name, dates: eventDates(intl, event) }} />
        </Text>
        {!canSign && (
          <Alert tone="info">
            <FormattedMessage id="waiver.over" />
          </Alert>
        )}
      </Stack>
      <Stack gap="m">
        <Heading level={2} focusId={partStart}>
          {missing === 0 ? (
            <FormattedMessage id="waiver.allSigned" />
          ) : (
            <FormattedMessage id="waiver.count" values={{ signed, all: people.length }} />
          )}
        </Heading>
        {round > 0 && missing > 0 && (
          <Alert tone="positive">
            <FormattedMessage id="waiver.next" />
          </Alert>
        )}
        <WhoSigned people={people} />
        {signed > 0 && (
          <LinkButton href={signedAddress(opened.registrationId, opened.key)}>
            <FormattedMessage id="waiver.print" />
          </LinkButton>
        )}
      </Stack>
      {canSign && missing > 0 && (
        <SignForm
          key={round}
          registrationId={opened.registrationId}
          isNext={round > 0}
          waivers={waivers}
          onSign={sign}
        />
      )}
      {canSign && missing > 0 && openedBy === 'party' && (
        <LinkSection
          label={intl.formatMessage({ id: 'waiver.link.title' })}
          opened={opened}
          waivers={waivers}
          onSend={async (body) => {
            open.show(await sendLink(opened, body));
          }}
        />
      )}
      <SentLinks
        level={2}
        waivers={waivers}
        onSend={async (body) => {
          open.show(await sendLink(opened, body));
        }}
        onStop={async (linkId) => {
          open.show(await stopLink(opened, linkId));
        }}
      />
      {reference !== undefined && (
        <Text tone="muted">
          <FormattedMessage id="waiver.reference" values={{ reference }} />
        </Text>
      )}
    </Stack>
  );
}
