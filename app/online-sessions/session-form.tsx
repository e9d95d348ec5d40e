import { Button, Form, Inline, RadioGroup, Stack } from '#design-system';
import { onlineSessionScopes } from '#contract/enums';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiProblem, type Schemas } from '../platform/client/client.ts';
import { FormKeeper } from '../platform/drafts/form-keeper.tsx';
import { formMode } from '../platform/forms/form-mode.ts';
import { FormFailure, FormSummary } from '../platform/forms/form-summary.tsx';
import { SessionFields, summaryError } from './session-fields.tsx';
import {
  faultsOf,
  withEveryField,
  withValue,
  type SessionEvent,
  type SessionFault,
  type SessionValues,
} from './session-values.ts';

interface SessionFormProps {
  initial: SessionValues;
  /** The key of the draft. */
  draftKey: string;
  hosts: readonly Schemas['OnlineSessionHost'][];
  events: readonly SessionEvent[];
  /** How many later sessions of the series can be changed along with it; missing for a new session. */
  following?: number;
  onSubmit: (values: SessionValues, scope: Schemas['OnlineSessionScope']) => Promise<void>;
  onCancel?: () => void;
}

/** The faults that the API found, by field. */
function refusals(error: unknown): SessionFault[] {
  return error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
}

/** Schedules a session, or changes one. The input stays, here and as a draft, until it is stored. */
export function SessionForm({ initial, draftKey, hosts, events, following, onSubmit, onCancel }: SessionFormProps) {
  const intl = useIntl();
  const isNew = following === undefined;
  const [blank] = useState(() => withEveryField(initial));
  const form = useForm<SessionValues>({ defaultValues: blank, ...formMode });
  const values = useWatch({ control: form.control, compute: (all: SessionValues) => all });
  const forgetRef = useRef<() => void>(() => undefined);
  const [scope, setScope] = useState<Schemas['OnlineSessionScope']>('one');
  const [faults, setFaults] = useState<readonly SessionFault[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const submit = async () => {
    setFailure(undefined);
    const found = faultsOf(values, isNew, new Date());
    setFaults(found);
    setAttempts((count) => count + 1);
    if (found.length > 0) return;
    setPending(true);
    try {
      await onSubmit(values, scope);
      forgetRef.current();
    } catch (error) {
      const refused = refusals(error);
      setFaults(refused);
      setAttempts((count) => count + 1);
      if (refused.length === 0) setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Form onSubmit={() => void submit()} isBusy={isPending}>
      <Stack gap="l">
        <FormSummary errors={faults.map((fault) => summaryError(intl, fault))} focusKey={attempts} />
        <FormKeeper draftKey={draftKey} form={form} blank={blank} forgetRef={forgetRef} />
        <SessionFields
          values={values}
          faults={faults}
          onChange={(pointer, value) => {
            const before = form.getValues();
            for (const [name, changed] of Object.entries(withValue(before, pointer, value, events)))
              if (changed !== before[name]) form.setValue(name, changed);
          }}
          hosts={hosts}
          events={events}
          isNew={isNew}
        />
        {following !== undefined && following > 0 && (
          <RadioGroup
            name="session-scope"
            label={intl.formatMessage({ id: 'onlineSession.scope' })}
            value={scope}
            onChange={(value) => {
              setScope(onlineSessionScopes.find((each) => each === value) ?? 'one');
            }}
            options={onlineSessionScopes.map((value) => ({
              value,
              label: intl.formatMessage({ id: `onlineSession.scope.${value}` }, { count: following }),
            }))}
          />
        )}
        <FormFailure failure={failure} />
        <Inline gap="s" wrap>
          <Button type="submit" tone="primary" isPending={isPending}>
            <FormattedMessage id={isNew ? 'onlineSession.schedule' : 'onlineSession.save'} />
          </Button>
          {onCancel && (
            <Button onPress={onCancel}>
              <FormattedMessage id="onlineSession.back" />
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
