import { Alert, Button, Disclosure, Inline, Select, Stack, Text, TextArea } from '#design-system';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import type { Schemas } from '../../platform/client/client.ts';
import { FormKeeper } from '../../platform/drafts/form-keeper.tsx';
import { formMode } from '../../platform/forms/form-mode.ts';
import { useField } from '../../platform/forms/use-field.ts';
import { ProposalFields } from './proposal-fields.tsx';
import { dayInWords } from './sabbath-moves.ts';
import { useDecision, type Decision } from './use-decision.ts';

interface DecisionFormProps {
  request: Schemas['SabbathRequestDetails'];
  /** Today, and the data about the coming Saturdays. */
  calendar: Schemas['SaturdayCalendar'];
  limits: Schemas['SaturdayLimits'];
}

const blank = { text: '' };

const labels = {
  accepted: 'sabbathDesk.decide.accept',
  proposed: 'sabbathDesk.decide.proposeThis',
  declined: 'sabbathDesk.decide.decline',
} as const satisfies Record<Decision, string>;

/**
 * Accepts a request, proposes another Saturday, or declines; the person is notified in their language. A second retreat on the
 * same Saturday needs another confirmation.
 */
export function DecisionForm({ request, calendar, limits }: DecisionFormProps) {
  const intl = useIntl();
  const { days, proposedDay, kind, language, firstName } = request;
  // The person may call and agree to the proposed day. Nobody can come on a day that has passed.
  const acceptable = [...new Set([...(proposedDay === null ? [] : [proposedDay]), ...days])].filter(
    (asked) => asked >= calendar.today,
  );
  const [day, setDay] = useState(acceptable[0] ?? '');
  const forgetRef = useRef<() => void>(() => undefined);
  const form = useForm({ defaultValues: blank, ...formMode });
  const text = useWatch({ control: form.control, name: 'text' });
  const { action, decision, decide, takenDay, decidedDay } = useDecision(request, text, () => {
    form.reset(blank);
    forgetRef.current();
  });
  const isTaken = (decided: Decision, wanted: string) => decision === decided && wanted !== '' && takenDay === wanted;
  const values = { name: firstName, day: decidedDay === '' ? '' : dayInWords(intl, decidedDay, 'full') };
  const taken = (
    <Alert tone="caution">
      <FormattedMessage id="sabbathDesk.decide.taken" />
    </Alert>
  );
  return (
    <Stack gap="m">
      <FormKeeper draftKey={`sabbath-decision:${request.id}`} form={form} blank={blank} forgetRef={forgetRef} />
      {acceptable.length > 1 && (
        <Select
          name="decision-day"
          label={intl.formatMessage({ id: 'sabbathDesk.decide.day' })}
          value={day}
          onChange={setDay}
          options={acceptable.map((offered) => ({ value: offered, label: dayInWords(intl, offered, 'full') }))}
        />
      )}
      <TextArea
        {...useField({ control: form.control, name: 'text', scope: 'decision' })}
        label={intl.formatMessage({ id: 'sabbathDesk.decide.text' })}
        hint={intl.formatMessage(
          { id: 'sabbathDesk.decide.textHint' },
          { language: intl.formatMessage({ id: `language.${language}` }) },
        )}
        language={language}
      />
      {isTaken('accepted', day) && taken}
      {acceptable.length === 0 && (
        <Text>
          <FormattedMessage id="sabbathDesk.decide.passed" />
        </Text>
      )}
      <Inline gap="s" wrap>
        {acceptable.length > 0 && (
          <Button
            tone="primary"
            onPress={() => {
              decide('accepted', day);
            }}
          >
            <FormattedMessage
              id={isTaken('accepted', day) ? 'sabbathDesk.decide.acceptAnyway' : 'sabbathDesk.decide.accept'}
            />
          </Button>
        )}
        <Button
          onPress={() => {
            decide('declined', '');
          }}
        >
          <FormattedMessage id="sabbathDesk.decide.decline" />
        </Button>
      </Inline>
      <Disclosure label={intl.formatMessage({ id: 'sabbathDesk.decide.propose' })}>
        <ProposalFields
          request={request}
          calendar={calendar}
          limits={limits}
          isTaken={(wanted) => isTaken('proposed', wanted)}
          taken={taken}
          onPropose={(wanted) => {
            decide('proposed', wanted);
          }}
        />
      </Disclosure>
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: `sabbathDesk.decide.${decision}.ask` }, values)}
        confirmLabel={intl.formatMessage({ id: labels[decision] })}
        doneTitle={intl.formatMessage({ id: `sabbathDesk.state.${decision}` })}
        doneText={intl.formatMessage({ id: 'sabbathDesk.decide.done' }, values)}
        tone={decision === 'declined' ? 'critical' : 'primary'}
      >
        <FormattedMessage id={`sabbathDesk.decide.${decision}.text.${kind}`} values={values} />
      </ActionDialog>
    </Stack>
  );
}
