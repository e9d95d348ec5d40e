import { Button, ConfirmDialog, Heading, Inline, ScreenOnly, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { isRefused } from '../../platform/client/refusals.ts';
import type { RegistrationKey } from '../../platform/client/registration-key.ts';
import { replaceOwnLink } from './own-registration.ts';
import type { OwnRegistration } from './use-own-registration.ts';

type Outcome = { kind: 'success'; replaced: Schemas['ReplacedLink'] } | { kind: 'failure'; error: unknown };

interface ReplaceLinkProps {
  opened: RegistrationKey;
  own: OwnRegistration;
  /** Whether the link now shows only receipts. */
  isOver?: boolean;
}

/** Explains who can open the page, and lets the party end that by replacing the link; the page then uses the new one. */
export function ReplaceLink({ opened, own, isOver = false }: ReplaceLinkProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const replace = async () => {
    setPending(true);
    try {
      const replaced = await replaceOwnLink(opened, idempotencyKey);
      setIdempotencyKey(crypto.randomUUID());
      own.follow(replaced.key);
      // Replaces the history entry, so that the back button does not lead to a dead link.
      await navigate(
        { ...location, hash: replaced.key },
        { replace: true, preventScrollReset: true, state: location.state as unknown },
      );
      setOutcome({ kind: 'success', replaced });
    } catch (error) {
      // A retry uses the same key: if only the answer was lost, the link was already replaced.
      setOutcome({ kind: 'failure', error });
    } finally {
      setPending(false);
    }
  };

  const close = () => {
    setAsked(false);
    setOutcome(undefined);
    // If someone else was faster, the page then says so.
    if (outcome?.kind === 'failure' && isRefused(outcome.error)) own.retry();
  };

  const closeLabel = intl.formatMessage({ id: 'ownLink.close' });
  const shown =
    outcome?.kind === 'success'
      ? ({
          kind: 'success',
          title: intl.formatMessage({ id: 'ownLink.done.title' }),
          children: (
            <FormattedMessage id={outcome.replaced.isMailed ? 'ownLink.done.mailed' : 'ownLink.done.notMailed'} />
          ),
          closeLabel,
        } as const)
      : outcome &&
        ({
          kind: 'failure',
          title: intl.formatMessage({ id: 'ownLink.failed.title' }),
          children: failureText(intl, outcome.error),
          closeLabel,
        } as const);

  return (
    <ScreenOnly>
      <Stack gap="m">
        <Heading level={2}>
          <FormattedMessage id="ownLink.title" />
        </Heading>
        <Text>
          <FormattedMessage id={isOver ? 'ownLink.text.over' : 'ownLink.text'} />
        </Text>
        <Inline>
          <Button
            onPress={() => {
              setAsked(true);
            }}
          >
            <FormattedMessage id="ownLink.replace" />
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isAsked}
        title={intl.formatMessage({ id: 'ownLink.ask.title' })}
        confirmLabel={intl.formatMessage({ id: 'ownLink.replace' })}
        cancelLabel={intl.formatMessage({ id: 'ownLink.keep' })}
        isPending={isPending}
        pendingLabel={intl.formatMessage({ id: 'ownLink.pending' })}
        outcome={shown}
        onCancel={close}
        onConfirm={() => void replace()}
      >
        <Stack gap="s">
          <Text>
            <FormattedMessage id="ownLink.ask.text" />
          </Text>
          <Text>
            <FormattedMessage id="ownLink.ask.mail" />
          </Text>
          {!isOver && (
            <Text>
              <FormattedMessage id="ownLink.ask.waivers" />
            </Text>
          )}
        </Stack>
      </ConfirmDialog>
    </ScreenOnly>
  );
}
