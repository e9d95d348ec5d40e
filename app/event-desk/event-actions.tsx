import { Alert, Button, ConfirmDialog, Inline, Stack, Text, useToast } from '#design-system';
import { furtherScreens } from '#rules/access';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { conflictText } from '../platform/actions/conflict-text.ts';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import type { MessageId } from '../platform/messages/messages.ts';
import { mailingAddress } from '../platform/addresses/mailing-address.ts';
import { CopyEvent } from './copy-event.tsx';
import { EffectSummary } from './effect/effect-summary.tsx';
import { ExportEvent } from './files/export-event.tsx';
import { writeToParties } from './effect/write-to-parties.ts';
import { eventDeskAddress } from '../platform/addresses/event-desk-address.ts';

type Edited = Schemas['EditedEvent'];
type Question = 'publish' | 'hide' | 'conclude' | 'discard';

/** Why the state of an event rules out an action. */
const conflicts: Partial<Record<Question, MessageId>> = {
  hide: 'eventDesk.conflict.hide',
  conclude: 'eventDesk.conflict.conclude',
};

interface EventActionsProps {
  event: Edited;
  /** Whether the input is saved and can be published; if not, shows the errors. */
  isReady: () => Promise<boolean>;
  flush: () => Promise<boolean>;
  /** Why the input could not be saved; missing once it is. */
  saveFailure: unknown;
  /** Why the email about the changes just published could not be prepared. */
  unwritten: unknown;
  currentVersion: () => number;
  /** Called with the stored event, and with the reason if the email about its changes could not be prepared. */
  onChange: (event: Edited, unwritten?: unknown) => Promise<void>;
  onPreview: () => void;
  /** Opens the form that cancels the event. */
  onCancelEvent: () => void;
  /** Opens the list of parties that could get the new prices. */
  onApplyPrices: () => void;
}

/** The actions on an event: publish, preview, export, copy, conclude, hide, discard or cancel it. */
export function EventActions({
  event,
  isReady,
  flush,
  saveFailure,
  unwritten,
  currentVersion,
  onChange,
  onPreview,
  onCancelEvent,
  onApplyPrices,
}: EventActionsProps) {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [question, setQuestion] = useState<Question>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [failed, setFailed] = useState<Question>('publish');
  const [isTried, setTried] = useState(false);
  const [effect, setEffect] = useState<Schemas['EventEffect']>();
  const [notifiesAll, setNotifiesAll] = useState(true);
  const { state, hasChanges } = event;
  const path = { eventId: event.id };
  const isDraft = state === 'draft';

  const perform = async (action: Question) => {
    const params = { path };
    const version = currentVersion();
    if (action === 'discard') {
      await dataOf(createApi().DELETE('/events/{eventId}', { params: { path, query: { version } } }));
      if (isDraft) {
        await navigate(furtherScreens.events.path);
        return;
      }
      await onChange(await dataOf(createApi().GET('/events/{eventId}/content', { params })));
      return;
    }
    const now =
      action === 'publish'
        ? await dataOf(createApi().POST('/events/{eventId}/publication', { params, body: { version } }))
        : await dataOf(createApi().POST('/events/{eventId}/state', { params, body: { version, action } }));
    if (action === 'publish' && effect && notifiesAll && effect.parties > 0 && effect.facts.length > 0) {
      try {
        await navigate(mailingAddress(await writeToParties(now.id, effect.message)));
      } catch (error) {
        // The publication stands.
        await onChange(now, error);
      }
      return;
    }
    if (now.id === event.id) await onChange(now);
    else await navigate(eventDeskAddress(now.id), { replace: true });
  };
  const confirm = async () => {
    if (!question) return;
    setPending(true);
    setTried(true);
    setFailure(undefined);
    try {
      if (question === 'discard' || (await flush())) {
        await perform(question);
        toast({ tone: 'positive', text: intl.formatMessage({ id: `eventDesk.done.${question}` }) });
        await revalidate();
      }
    } catch (error) {
      setFailure(error);
      setFailed(question);
    } finally {
      setPending(false);
      setQuestion(undefined);
    }
  };
  const ask = (action: Question) => () => {
    setFailure(undefined);
    setQuestion(action);
  };
  const askToPublish = async () => {
    setTried(true);
    if (!(await isReady())) return;
    setFailure(undefined);
    try {
      setEffect(isDraft ? undefined : await dataOf(createApi().GET('/events/{eventId}/effect', { params: { path } })));
      ask('publish')();
    } catch (error) {
      setFailure(error);
    }
  };
  const preview = async () => {
    setTried(true);
    if (await isReady()) onPreview();
  };

  const openCancel = async () => {
    setTried(true);
    if (await flush()) onCancelEvent();
  };

  const openPrices = async () => {
    setTried(true);
    if (await flush()) onApplyPrices();
  };

  return (
    <Stack gap="m">
      <Inline gap="s" wrap>
        {(isDraft || hasChanges || state === 'hidden') && (
          <Button tone="primary" onPress={() => void askToPublish()}>
            <FormattedMessage id={isDraft || state === 'hidden' ? 'eventDesk.publish' : 'eventDesk.publishChanges'} />
          </Button>
        )}
        <Button onPress={() => void preview()}>
          <FormattedMessage id="eventDesk.preview" />
        </Button>
        {!isDraft && <ExportEvent eventId={event.id} onFailure={setFailure} />}
        {!isDraft && (
          <CopyEvent
            event={event}
            flush={() => {
              setTried(true);
              return flush();
            }}
          />
        )}
        {state === 'published' && (
          <Button onPress={() => void openPrices()}>
            <FormattedMessage id="eventDesk.prices" />
          </Button>
        )}
        {state === 'published' && (
          <Button onPress={ask('conclude')}>
            <FormattedMessage id="eventDesk.conclude" />
          </Button>
        )}
        {state === 'published' && event.mayCancel && (
          <Button onPress={() => void openCancel()}>
            <FormattedMessage id="eventDesk.cancel" />
          </Button>
        )}
        {event.mayHide && (
          <Button onPress={ask('hide')}>
            <FormattedMessage id="eventDesk.hide" />
          </Button>
        )}
        {(isDraft || hasChanges) && (
          <Button onPress={ask('discard')}>
            <FormattedMessage id={isDraft ? 'eventDesk.deleteDraft' : 'eventDesk.discard'} />
          </Button>
        )}
      </Inline>
      {isTried && saveFailure !== undefined && (
        <Alert tone="critical" title={intl.formatMessage({ id: 'saveState.failed' })} announce>
          {failureText(intl, saveFailure)}
        </Alert>
      )}
      {unwritten !== undefined && (
        <Alert tone="critical" title={intl.formatMessage({ id: 'eventDesk.unwritten' })} announce>
          {failureText(intl, unwritten)}
        </Alert>
      )}
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {conflictText(intl, failure, conflicts[failed])}
        </Alert>
      )}
      <ConfirmDialog
        title={intl.formatMessage({ id: `eventDesk.ask.${question ?? 'publish'}` })}
        confirmLabel={intl.formatMessage({ id: `eventDesk.confirm.${question ?? 'publish'}` })}
        cancelLabel={intl.formatMessage({ id: 'eventDesk.back' })}
        isOpen={question !== undefined}
        isPending={isPending}
        pendingLabel={intl.formatMessage({ id: 'form.sending' })}
        tone={question === 'discard' ? 'critical' : 'primary'}
        onCancel={() => {
          setQuestion(undefined);
        }}
        onConfirm={() => void confirm()}
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage id={`eventDesk.askText.${question ?? 'publish'}`} />
          </Text>
          {question === 'publish' && effect && (
            <EffectSummary effect={effect} notifiesAll={notifiesAll} onNotifyAll={setNotifiesAll} />
          )}
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
