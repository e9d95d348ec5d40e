import {
  Alert,
  BilingualField,
  Button,
  ConfirmDialog,
  Form,
  Heading,
  Inline,
  Spinner,
  Stack,
  Text,
  TextField,
  useToast,
} from '#design-system';
import { nameOf } from '#rules/events/content';
import { useCallback, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { conflictText } from '../../platform/actions/conflict-text.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { FormKeeper } from '../../platform/drafts/form-keeper.tsx';
import { formMode } from '../../platform/forms/form-mode.ts';
import { FormSummary } from '../../platform/forms/form-summary.tsx';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { useErrorTitle } from '../../platform/shell/title-state.ts';
import { CancellationFigures } from './cancellation-figures.tsx';

/** The heading that takes the focus when the cancellation replaces the form. */
export const cancelStart = 'event-cancel';

const languages = ['en', 'es'] as const;
const blank = { en: '', es: '' };
const fieldOf = (code: string) => `cancellation-${code}`;

interface CancelEventProps {
  event: Schemas['EditedEvent'];
  currentVersion: () => number;
  onChange: (event: Schemas['EditedEvent']) => Promise<void>;
  onClose: () => void;
}

/** Cancels an event: first shows the consequences, then asks for the message to everyone, then for the event's name. */
export function CancelEvent({ event, currentVersion, onChange, onClose }: CancelEventProps) {
  const intl = useIntl();
  const toast = useToast();
  const { language } = useLanguage();
  const form = useForm({ defaultValues: blank, ...formMode });
  const [en, es] = useWatch({ control: form.control, name: ['en', 'es'] });
  const message = { en, es };
  const forgetRef = useRef<() => void>(() => undefined);
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useErrorTitle(failure !== undefined);
  const load = useCallback(
    (eventId: string, signal: AbortSignal) =>
      dataOf(createApi().GET('/events/{eventId}/cancellation', { params: { path: { eventId } }, signal })),
    [],
  );
  const answer = useAnswer(event.id, load);
  const name = nameOf(event.published ?? event.content, language);
  const missing = languages.filter((code) => message[code].trim() === '');
  const labelOf = (code: 'en' | 'es') => intl.formatMessage({ id: `language.${code}` });
  const required = intl.formatMessage({ id: 'eventDesk.fault.otherLanguage' });

  const cancel = async () => {
    setWrong(typed.trim() !== name);
    if (typed.trim() !== name) return;
    setPending(true);
    setFailure(undefined);
    try {
      const params = { path: { eventId: event.id } };
      const body = { version: currentVersion(), message };
      const now = await dataOf(createApi().POST('/events/{eventId}/cancellation', { params, body }));
      forgetRef.current();
      toast({ tone: 'positive', text: intl.formatMessage({ id: 'eventDesk.cancel.done' }) });
      onClose();
      await onChange(now);
    } catch (error) {
      setFailure(error);
      setAsking(false);
    } finally {
      setPending(false);
    }
  };

  return (
    <Form onSubmit={() => undefined}>
      <Stack gap="l">
        <FormSummary
          errors={
            attempts === 0
              ? []
              : missing.map((code) => ({
                  fieldId: fieldOf(code),
                  label: labelOf(code),
                  message: required,
                  isUnspecific: true,
                }))
          }
          focusKey={attempts}
        />
        <Stack gap="s">
          <Heading level={2} focusId={cancelStart}>
            <FormattedMessage id="eventDesk.cancel.title" />
          </Heading>
          <Text>
            <FormattedMessage id="eventDesk.cancel.lead" />
          </Text>
        </Stack>
        <Stack gap="m" as="section">
          <Heading level={3}>
            <FormattedMessage id="eventDesk.cancel.effect" />
          </Heading>
          {answer.kind === 'data' && <CancellationFigures figures={answer.data} />}
          {answer.kind === 'failed' && <Alert tone="critical">{failureText(intl, answer.error)}</Alert>}
          {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
        </Stack>
        <FormKeeper draftKey={`event-cancel:${event.id}`} form={form} blank={blank} forgetRef={forgetRef} />
        <BilingualField
          label={intl.formatMessage({ id: 'eventDesk.cancel.message' })}
          hint={intl.formatMessage({ id: 'eventDesk.cancel.message.hint' })}
          languages={languages.map((code) => ({
            code,
            label: labelOf(code),
            name: fieldOf(code),
            value: message[code],
            ...(attempts > 0 && missing.includes(code) && { errorMessage: required }),
          }))}
          onChange={(code, value) => {
            if (code === 'en' || code === 'es') form.setValue(code, value);
          }}
          isLong
          isRequired
        />
        {failure !== undefined && (
          <Alert tone="critical" announce>
            {conflictText(intl, failure, 'eventDesk.conflict.cancel')}
          </Alert>
        )}
        <Inline gap="s" wrap>
          <Button
            tone="critical"
            isDisabled={answer.kind !== 'data'}
            onPress={() => {
              if (missing.length > 0) {
                setAttempts((count) => count + 1);
                return;
              }
              setTyped('');
              setWrong(false);
              setAsking(true);
            }}
          >
            <FormattedMessage id="eventDesk.cancel" />
          </Button>
          <Button onPress={onClose}>
            <FormattedMessage id="eventDesk.preview.back" />
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        title={intl.formatMessage({ id: 'eventDesk.cancel.ask' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'eventDesk.cancel.confirm' })}
        cancelLabel={intl.formatMessage({ id: 'eventDesk.back' })}
        isOpen={isAsking}
        isPending={isPending}
        pendingLabel={intl.formatMessage({ id: 'form.sending' })}
        tone="critical"
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void cancel()}
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage
              id="eventDesk.cancel.askText"
              values={{ parties: answer.kind === 'data' ? answer.data.parties : 0 }}
            />
          </Text>
          <TextField
            label={intl.formatMessage({ id: 'eventDesk.cancel.type' })}
            name="cancellation-name"
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setWrong(false);
            }}
            isRequired
            {...(isWrong && { errorMessage: intl.formatMessage({ id: 'eventDesk.cancel.typeWrong' }, { name }) })}
          />
        </Stack>
      </ConfirmDialog>
    </Form>
  );
}
