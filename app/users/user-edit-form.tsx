import { Alert, Button, Facts, Form, Heading, Stack, Text } from '#design-system';
import type { UserType } from '#rules/access';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ApiProblem, createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { FormKeeper } from '../platform/drafts/form-keeper.tsx';
import { FormFailure } from '../platform/forms/form-summary.tsx';
import { brokenRules } from '../platform/forms/contract-rules.ts';
import { FormErrors } from '../platform/forms/form-fields.tsx';
import { useFormRequest } from '../platform/forms/use-form-request.ts';
import { UserFields } from './user-fields.tsx';
import {
  bodyOf,
  changedMeanwhile,
  changesOf,
  userFields,
  valuesOf,
  type SharedField,
  type UserValues,
} from './user-form.ts';
import { typesInWords } from '../platform/workspace/types-in-words.ts';

type User = Schemas['UserDetails'];

const outcomeMessages = {
  saved: 'user.saved',
  proposed: 'user.savedProposed',
  unchanged: 'user.nothingChanged',
} as const;

interface UserEditFormProps {
  user: User;
  editorTypes: readonly UserType[];
  isOneself: boolean;
  /** Called with the stored user: after saving, and when someone else has saved first. */
  onChange: (user: User) => void;
}

/** Takes over the values of a newer user, except in fields that the editor has changed. */
function follow(form: UseFormReturn<UserValues>, followed: { current: User }, now: User): void {
  const [before, stored, values] = [valuesOf(followed.current), valuesOf(now), form.getValues()];
  followed.current = now;
  for (const field of userFields) {
    if (values[field] === before[field]) form.setValue(field, stored[field]);
  }
}

/** Changes a user. If someone else has done so meanwhile, the input stays and the stored version is shown beside it. */
export function UserEditForm({ user, editorTypes, isOneself, onChange }: UserEditFormProps) {
  const intl = useIntl();
  const [news, setNews] = useState<readonly SharedField[]>([]);
  const [outcome, setOutcome] = useState<'saved' | 'proposed' | 'unchanged'>();
  const path = { userId: user.id };
  const forgetRef = useRef<() => void>(() => undefined);

  const request = useFormRequest<UserValues>({
    defaultValues: valuesOf(user),
    fields: userFields,
    check: (values) => brokenRules('CreateUserRequest', bodyOf(values)),
    send: async (values) => {
      setOutcome(undefined);
      const changes = changesOf(values, user);
      if (Object.keys(changes).length === 0) {
        setOutcome('unchanged');
        return;
      }
      try {
        const saved = await dataOf(
          createApi().PATCH('/users/{userId}', { params: { path }, body: { version: user.version, ...changes } }),
        );
        request.form.reset(valuesOf(saved));
        forgetRef.current();
        setNews([]);
        // A new address stays pending until it is confirmed.
        setOutcome(changes.email !== undefined && saved.proposedAddress ? 'proposed' : 'saved');
        onChange(saved);
      } catch (error) {
        if (error instanceof ApiProblem && error.problem.code === 'changed-meanwhile') await adopt();
        throw error;
      }
    },
  });
  const { control, form, submit, isPending, failure } = request;

  /** Loads what someone else has stored, and names it. */
  const adopt = async () => {
    const now = await dataOf(createApi().GET('/users/{userId}', { params: { path } }));
    follow(form, followed, now);
    setNews(changedMeanwhile(user, now));
    onChange(now);
  };

  // Whatever loads a newer user, saving must not undo what someone else has stored.
  const followed = useRef(user);
  useEffect(() => {
    if (followed.current !== user) follow(form, followed, user);
  }, [form, user]);

  const isMeanwhile = failure instanceof ApiProblem && failure.problem.code === 'changed-meanwhile';
  return (
    <Form onSubmit={submit} isBusy={isPending}>
      <Stack gap="l">
        <FormErrors control={control} fields={userFields} />
        <Heading level={2}>
          <FormattedMessage id="user.details" />
        </Heading>
        <FormKeeper draftKey={`user:${user.id}`} form={form} blank={valuesOf(user)} forgetRef={forgetRef} />
        <UserFields
          control={control}
          editorTypes={editorTypes}
          isOneself={isOneself}
          {...(user.hasPassword && { emailHint: intl.formatMessage({ id: 'user.email.hint' }) })}
        />
        <Text tone="muted">
          <FormattedMessage id={isOneself ? 'user.types.own' : 'user.typesEndSessions'} />
        </Text>
        {isMeanwhile && (
          <Alert tone="caution" announce title={intl.formatMessage({ id: 'user.meanwhile.title' })}>
            <Stack gap="s">
              <Text>
                <FormattedMessage id="user.meanwhile.text" />
              </Text>
              {news.length > 0 && (
                <Facts
                  items={news.map((field) => ({
                    term: fieldLabel(intl, field),
                    description: storedText(intl, user, field),
                  }))}
                />
              )}
            </Stack>
          </Alert>
        )}
        <FormFailure failure={isMeanwhile ? undefined : failure} />
        {outcome !== undefined && failure === undefined && (
          <Alert tone={outcome === 'unchanged' ? 'info' : 'positive'} announce>
            <FormattedMessage id={outcomeMessages[outcome]} />
          </Alert>
        )}
        <Button
          type="submit"
          tone="primary"
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'form.sending' })}
        >
          <FormattedMessage id="user.save" />
        </Button>
      </Stack>
    </Form>
  );
}

function fieldLabel(intl: IntlShape, field: SharedField): string {
  if (field === 'language') return intl.formatMessage({ id: 'user.language' });
  if (field === 'state') return intl.formatMessage({ id: 'user.state' });
  if (field === 'userType') return intl.formatMessage({ id: 'user.types' });
  return intl.formatMessage({ id: `field.${field}` });
}

function storedText(intl: IntlShape, user: User, field: SharedField): string {
  if (field === 'language') return intl.formatMessage({ id: `language.${user.language}` });
  if (field === 'userType') return typesInWords(intl, user.userType);
  if (field === 'state') return intl.formatMessage({ id: `user.state.${user.state}` });
  return user[field] ?? '–';
}
