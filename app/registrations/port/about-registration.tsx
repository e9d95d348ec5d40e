import { Alert, ConfirmDialog } from '#design-system';
import { flagged } from '#rules/forms';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { namesPeopleFlag, type Values } from '../../forms/port/form-kinds.ts';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useFoundDraft } from '../../platform/drafts/use-draft.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import type { Draft } from '../form/draft.ts';
import { registrationDraft } from '../form/saved-draft.ts';
import { messageNamesPeople, registrationMessage } from '../form/writing/registration-message.ts';

/** The registration that a message is about: an event, and the key of the draft. */
export interface About {
  event: string;
  key: string;
}

interface AboutRegistrationProps {
  about: About;
  form: UseFormReturn<Values>;
}

/** Copies the draft of a registration form into the message to the center, where its sender reads and edits it. */
export function AboutRegistration({ about, form }: AboutRegistrationProps) {
  const { language } = useLanguage();
  const kind = useMemo(() => ({ ...registrationDraft(about.event, false), key: about.key }), [about]);
  const found = useFoundDraft(kind);
  // The language of the message is the one in which it was begun.
  const [begunIn] = useState(language);
  const ask = useCallback(
    (eventId: string, signal: AbortSignal) =>
      dataOf(
        createApi().GET('/events/{eventId}', {
          params: { path: { eventId }, query: { lng: begunIn } },
          signal,
        }),
      ),
    [begunIn],
  );
  const answer = useAnswer(about.event, ask);
  if (!found || answer.kind === 'waiting') return null;
  // Staff also recognize an event by its id.
  const event = answer.kind === 'data' ? answer.data.name : about.event;
  return (
    <Brought
      key={found.owner}
      form={form}
      draft={found.content}
      event={event}
      isChange={about.key.startsWith('registration-change:')}
    />
  );
}

const fits = (message: string): boolean => brokenRules('ContactMessageForm', { message }).message !== 'maxLength';

interface BroughtProps extends Pick<AboutRegistrationProps, 'form'> {
  draft: Draft | undefined;
  event: string;
  isChange: boolean;
}

function Brought({ form, draft, event, isChange }: BroughtProps) {
  const intl = useIntl();
  const [, setQuery] = useSearchParams();
  const { getValues, setValue } = form;
  const [text] = useState(() => registrationMessage(intl, { event, draft, isChange, fits }));
  const [state, setState] = useState<'empty' | 'asking' | 'brought' | 'left'>(() => {
    const { message = '' } = getValues();
    if (message.trim() === '') return 'empty';
    return message.includes(text) ? 'brought' : 'asking';
  });

  const bring = useCallback(
    (message: string) => {
      // Before the message, so that it is never saved without its flag.
      if (messageNamesPeople(draft)) setValue(namesPeopleFlag, flagged);
      setValue('message', message, { shouldValidate: false });
      for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
        const known = draft?.contact[name].trim() ?? '';
        if (known !== '' && getValues(name) === '') setValue(name, known);
      }
    },
    [draft, getValues, setValue],
  );

  useEffect(() => {
    if (state === 'empty') bring(text);
  }, [state, bring, text]);

  // Someone who opens this address again finds the message as they left it, without the same people a second time.
  useEffect(() => {
    setQuery(
      (before) => {
        before.delete('event');
        before.delete('about');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setQuery]);

  if (state === 'left') return null;
  if (state === 'asking') {
    return (
      <ConfirmDialog
        isOpen
        title={intl.formatMessage({ id: 'writing.begun' })}
        confirmLabel={intl.formatMessage({ id: 'writing.begun.add' })}
        cancelLabel={intl.formatMessage({ id: 'writing.begun.leave' })}
        onConfirm={() => {
          bring(`${getValues('message')}\n\n${text}`);
          setState('brought');
        }}
        onCancel={() => {
          setState('left');
        }}
      >
        <FormattedMessage id="writing.begun.text" />
      </ConfirmDialog>
    );
  }
  return (
    <Alert tone="info" announce>
      <FormattedMessage id="writing.brought" />
    </Alert>
  );
}
