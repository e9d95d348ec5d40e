import { Alert, Button, ConfirmDialog, Heading, Inline, List, Stack, Text, useAnnounce } from '#design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { keepFocus } from '../platform/forms/keep-focus.ts';
import type { Waivers } from './sign/opened.ts';
import { unsigned } from './sign/sign-draft.ts';

type Link = Schemas['WaiverLink'];

interface SentLinksProps {
  level: 2 | 3;
  waivers: Waivers;
  /** Sends a link again; throws when it is refused. */
  onSend: (body: Schemas['WaiverLinkRequest']) => Promise<void>;
  /** Stops a link; throws when that fails. */
  onStop: (linkId: string) => Promise<void>;
}

/** The start of the list, which takes the focus: the pressed button may disappear with the link. */
const linksStart = 'sent-links';

/** The sent links, with buttons to send again or stop each; renders nothing without links. */
export function SentLinks({ level, waivers: { people, links, canSign }, onSend, onStop }: SentLinksProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [sending, setSending] = useState<string>();
  const [outcome, setOutcome] = useState<{ sentTo: string } | { failure: unknown }>();
  const [asked, setAsked] = useState<Link>();
  const [isStopping, setStopping] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown }>();
  const [stopped, setStopped] = useState<string>();
  // Runs after the dialog closes: the element that would get the focus back has disappeared with the link.
  useEffect(() => {
    if (stopped !== undefined) keepFocus(linksStart);
  }, [stopped]);
  if (links.length === 0) return null;
  const missing = unsigned(people);

  const sendAgain = async ({ id, email, language, memberIds }: Link) => {
    if (sending !== undefined) return;
    setSending(id);
    setOutcome(undefined);
    try {
      await onSend({ email, language, memberIds });
      setOutcome({ sentTo: email });
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setSending(undefined);
    }
  };

  const stop = async ({ id, email }: Link) => {
    setStopping(true);
    setOutcome(undefined);
    try {
      await onStop(id);
      setAsked(undefined);
      announce(intl.formatMessage({ id: 'waiver.links.stopped' }, { email }));
      setStopped(id);
    } catch (error) {
      setRefusal({ error });
    } finally {
      setStopping(false);
    }
  };

  return (
    <Stack gap="m">
      <Heading level={level} focusId={linksStart}>
        <FormattedMessage id="waiver.links.title" />
      </Heading>
      <Text>
        <FormattedMessage id="waiver.links.text" />
      </Text>
      {outcome && 'sentTo' in outcome && (
        <Alert tone="positive" announce>
          <FormattedMessage id="waiver.link.sent" values={{ email: outcome.sentTo }} />
        </Alert>
      )}
      {outcome && 'failure' in outcome && (
        <Alert tone="critical" announce>
          {failureText(intl, outcome.failure)}
        </Alert>
      )}
      <List
        items={links.map((link) => (
          <Stack key={link.id} gap="xs" align="start">
            <LinkState link={link} people={people} />
            {link.isOpen && (
              <Inline gap="s" wrap>
                {canSign && link.memberIds.some((id) => missing.some(({ memberId }) => memberId === id)) && (
                  <Button size="small" isPending={sending === link.id} onPress={() => void sendAgain(link)}>
                    {intl.formatMessage({ id: 'waiver.link.again' }, { email: link.email })}
                  </Button>
                )}
                <Button
                  size="small"
                  onPress={() => {
                    setAsked(link);
                    // A link that is sent again after it was stopped keeps its id.
                    setStopped(undefined);
                  }}
                >
                  {intl.formatMessage({ id: 'waiver.links.stop' }, { email: link.email })}
                </Button>
              </Inline>
            )}
          </Stack>
        ))}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          tone="critical"
          title={intl.formatMessage({ id: 'waiver.links.stopTitle' }, { email: asked.email })}
          confirmLabel={intl.formatMessage({ id: 'waiver.links.stopConfirm' })}
          cancelLabel={intl.formatMessage({ id: 'waiver.links.keep' })}
          isPending={isStopping}
          pendingLabel={intl.formatMessage({ id: 'form.sending' })}
          outcome={
            refusal && {
              kind: 'failure',
              title: intl.formatMessage({ id: 'waiver.links.notStopped' }),
              children: failureText(intl, refusal.error),
              closeLabel: intl.formatMessage({ id: 'waiver.links.close' }),
            }
          }
          onCancel={() => {
            setAsked(undefined);
            setRefusal(undefined);
          }}
          onConfirm={() => void stop(asked)}
        >
          <FormattedMessage id="waiver.links.stopText" />
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** The recipient of a link, the people it is for, and whether it is still valid. */
function LinkState({
  link: { email, memberIds, orderedAt, expiresAt, isOpen, stoppedAt },
  people,
}: {
  link: Link;
  people: Waivers['people'];
}) {
  const intl = useIntl();
  const day = (moment: string): string => intl.formatDate(moment, { dateStyle: 'long' });
  const names = people
    .filter(({ memberId }) => memberIds.includes(memberId))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const facts = { email, people: intl.formatList(names, { type: 'conjunction' }) };
  if (stoppedAt !== undefined) {
    return (
      <Text tone="muted">
        <FormattedMessage id="waiver.links.stoppedOn" values={{ ...facts, date: day(stoppedAt) }} />
      </Text>
    );
  }
  if (!isOpen) {
    return (
      <Text tone="muted">
        <FormattedMessage id="waiver.links.over" values={{ ...facts, date: day(expiresAt) }} />
      </Text>
    );
  }
  return (
    <Text>
      <FormattedMessage
        id="waiver.link.sentBefore"
        values={{ ...facts, date: day(orderedAt), until: day(expiresAt) }}
      />
    </Text>
  );
}
