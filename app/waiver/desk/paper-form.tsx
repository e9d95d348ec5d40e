import { DateField, Disclosure, Form, RadioGroup, Stack, Text, TextField } from '#design-system';
import { relationsFor } from '#rules/waiver';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import { useDraft, useFoundDraft, type FoundDraft } from '../../platform/drafts/use-draft.ts';
import { FormFailure, FormSummary } from '../../platform/forms/form-summary.tsx';
import { useShownFaults } from '../../platform/forms/use-shown-faults.ts';
import { blankPaper, paperDraft, type PaperValues } from './paper-draft.ts';
import type { Waivers } from '../sign/opened.ts';
import { DraftSubmit, PeopleChoice } from '../waiver-form-parts.tsx';
import { unsigned } from '../sign/sign-draft.ts';

type Relation = Schemas['WaiverRelation'];

interface PaperFormProps {
  registrationId: string;
  waivers: Waivers;
  /** Records the signatures; throws when they are refused. */
  onRecord: (body: Schemas['PaperWaivers']) => Promise<void>;
}

/** Records signatures on paper; for staff. The input survives a reload. */
export function PaperForm(props: PaperFormProps) {
  const kind = useMemo(() => paperDraft(props.registrationId), [props.registrationId]);
  const found = useFoundDraft(kind);
  return found && <OpenForm {...props} kind={kind} found={found} />;
}

interface OpenFormProps extends PaperFormProps {
  kind: DraftKind<PaperValues>;
  found: FoundDraft<PaperValues>;
}

function OpenForm({ waivers: { people, text }, onRecord, kind, found }: OpenFormProps) {
  const intl = useIntl();
  const {
    draft: values,
    change: setValues,
    clear,
    saveState,
    place,
  } = useDraft(
    kind,
    found,
    useCallback(() => blankPaper, []),
  );
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fitting = unsigned(people).filter(
    (person) => values.relation === '' || relationsFor(person).includes(values.relation),
  );
  const chosen = fitting.filter(({ memberId }) => values.people.includes(memberId));

  const say = (id: 'language' | 'relation' | 'people' | 'name' | 'date') => ({
    fieldId: `paper-${id}`,
    message: intl.formatMessage({ id: `waiver.paperFault.${id}` }),
  });
  const faults = [
    ...(values.language === '' ? [say('language')] : []),
    ...(values.relation === '' ? [say('relation')] : []),
    ...(chosen.length === 0 || (values.relation === 'self' && chosen.length > 1) ? [say('people')] : []),
    ...(values.signerName.trim() === '' ? [say('name')] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(values.signedOn) ? [] : [say('date')]),
  ];
  const { shown, focusKey, submitted, fieldLeft, reset } = useShownFaults(faults);
  const faultOf = (fieldId: string) => shown.find((fault) => fault.fieldId === fieldId)?.message;

  const submit = async () => {
    const { language, relation, signerName, signedOn } = values;
    if (isPending) return;
    submitted();
    setFailure(undefined);
    if (faults.length > 0 || language === '' || relation === '') return;
    setPending(true);
    try {
      await onRecord({
        version: text.version,
        language,
        signerName: signerName.trim(),
        signedOn,
        people: chosen.map(({ memberId, personNumber }) => ({ memberId, personNumber, relation })),
      });
      clear();
      reset();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Disclosure label={intl.formatMessage({ id: 'waiver.record.title' })} isOpenAtFirst={found.content !== undefined}>
      <Form
        label={intl.formatMessage({ id: 'waiver.record.title' })}
        onSubmit={() => void submit()}
        onFieldLeft={fieldLeft}
        isBusy={isPending}
      >
        <Stack gap="l">
          <FormSummary errors={shown} focusKey={focusKey} />
          <Text>
            <FormattedMessage id="waiver.record.text" values={{ version: text.version }} />
          </Text>
          <RadioGroup
            name="paper-language"
            label={intl.formatMessage({ id: 'waiver.record.language' })}
            options={(['en', 'es'] as const).map((language) => ({
              value: language,
              label: intl.formatMessage({ id: `language.${language}` }),
            }))}
            value={values.language}
            onChange={(language) => {
              setValues((before) => ({ ...before, language: language === 'es' ? 'es' : 'en' }));
            }}
            errorMessage={faultOf('paper-language')}
          />
          <RadioGroup
            name="paper-relation"
            label={intl.formatMessage({ id: 'waiver.record.relation' })}
            options={(['self', 'parent', 'guardian'] as const).map((relation) => ({
              value: relation,
              label: intl.formatMessage({ id: `waiver.record.relation.${relation}` }),
            }))}
            value={values.relation}
            onChange={(relation) => {
              setValues((before) => ({ ...before, relation: relation as Relation }));
            }}
            errorMessage={faultOf('paper-relation')}
          />
          <PeopleChoice
            name="paper-people"
            label={intl.formatMessage({ id: 'waiver.record.people' })}
            people={fitting}
            values={values.people}
            onChange={(next) => {
              setValues((before) => ({ ...before, people: next }));
            }}
            errorMessage={faultOf('paper-people')}
          />
          <TextField
            name="paper-name"
            label={intl.formatMessage({ id: 'waiver.record.name' })}
            isRequired
            value={values.signerName}
            onChange={(signerName) => {
              setValues((before) => ({ ...before, signerName }));
            }}
            errorMessage={faultOf('paper-name')}
          />
          <DateField
            name="paper-date"
            label={intl.formatMessage({ id: 'waiver.record.date' })}
            isRequired
            value={values.signedOn}
            onChange={(signedOn) => {
              setValues((before) => ({ ...before, signedOn }));
            }}
            errorMessage={faultOf('paper-date')}
          />
          <FormFailure failure={failure} />
          <DraftSubmit
            label={intl.formatMessage({ id: 'waiver.record.submit' })}
            isPending={isPending}
            saveState={saveState}
            place={place}
          />
        </Stack>
      </Form>
    </Disclosure>
  );
}
