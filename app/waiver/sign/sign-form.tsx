import {
  Button,
  Checkbox,
  CheckboxGroup,
  Form,
  Heading,
  Inline,
  List,
  RadioGroup,
  SignatureField,
  Spinner,
  Stack,
  Text,
  TextField,
} from '#design-system';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { DraftState } from '../../platform/drafts/draft-state.tsx';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import { useDraft, useFoundDraft, type FoundDraft } from '../../platform/drafts/use-draft.ts';
import { FormFailure, FormSummary } from '../../platform/forms/form-summary.tsx';
import { useShownFaults } from '../../platform/forms/use-shown-faults.ts';
import type { Waivers } from './opened.ts';
import {
  blankSigning,
  faultsOf,
  needsRelation,
  othersFor,
  signatureOf,
  signDraft,
  someoneElse,
  textMark,
  toSigning,
  unsigned,
  withSignature,
} from './sign-draft.ts';
import type { SignDraft, SignFault } from './sign-draft.ts';
import { WaiverWords } from '../port/waiver-text.tsx';

interface SignFormProps {
  registrationId: string;
  /** Whether someone has just signed on this device. The next signer must not see their input, even while it is being deleted. */
  isNext: boolean;
  waivers: Waivers;
  /** Sends the signature; throws when it is refused. */
  onSign: (body: Schemas['WaiverSigning']) => Promise<void>;
}

const nameOf = ({ firstName, lastName }: Schemas['WaiverPerson']): string => `${firstName} ${lastName}`;

/** The signing form, with the saved input of an earlier visit. */
export function SignForm(props: SignFormProps) {
  const intl = useIntl();
  const kind = useMemo(() => signDraft(props.registrationId), [props.registrationId]);
  const found = useFoundDraft(kind);
  if (!found) return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  return <OpenForm {...props} kind={kind} found={props.isNext ? { owner: found.owner } : found} />;
}

interface OpenFormProps extends SignFormProps {
  kind: DraftKind<SignDraft>;
  found: FoundDraft<SignDraft>;
}

/** The signer, the people signed for, the text, the signature, and one button. */
function OpenForm({ waivers, onSign, kind, found }: OpenFormProps) {
  const intl = useIntl();
  const blank = useCallback(() => blankSigning(waivers), [waivers]);
  const { draft, change, forget, saveState, place } = useDraft(kind, found, blank);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { people, text } = waivers;

  const adults = unsigned(people).filter(({ isMinor }) => !isMinor);
  const others = othersFor(people, draft.signer);
  const { shown: faults, focusKey, submitted, fieldLeft } = useShownFaults(faultsOf(draft, waivers));
  const faultText = (fault: SignFault) =>
    faults.includes(fault) ? intl.formatMessage({ id: `waiver.fault.${fault}` }) : undefined;

  const submit = async () => {
    if (isPending) return;
    submitted();
    setFailure(undefined);
    if (faultsOf(draft, waivers).length > 0) return;
    setPending(true);
    try {
      await onSign(toSigning(draft, waivers));
      forget();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Form
      label={intl.formatMessage({ id: 'waiver.sign.title' })}
      onSubmit={() => void submit()}
      onFieldLeft={fieldLeft}
      isBusy={isPending}
    >
      <Stack gap="l">
        <FormSummary
          errors={faults.map((fault) => ({
            fieldId: `waiver-${fault}`,
            message: intl.formatMessage({ id: `waiver.fault.${fault}` }),
          }))}
          focusKey={focusKey}
        />
        <Heading level={2}>
          <FormattedMessage id="waiver.sign.title" />
        </Heading>
        <RadioGroup
          name="waiver-signer"
          label={intl.formatMessage({ id: 'waiver.signer' })}
          hint={intl.formatMessage({ id: 'waiver.signer.hint' })}
          options={[
            ...adults.map((person) => ({ value: person.memberId, label: nameOf(person) })),
            { value: someoneElse, label: intl.formatMessage({ id: 'waiver.signer.someoneElse' }) },
          ]}
          value={draft.signer}
          onChange={(signer) => {
            change((before) => ({ ...before, signer }));
          }}
          errorMessage={faultText('signer')}
        />
        {others.length > 0 && draft.signer !== '' && (
          <CheckboxGroup
            name="waiver-others"
            label={intl.formatMessage({ id: draft.signer === someoneElse ? 'waiver.for' : 'waiver.alsoFor' })}
            hint={intl.formatMessage({ id: 'waiver.for.hint' })}
            options={others.map((person) => ({
              value: person.memberId,
              label: person.isMinor
                ? nameOf(person)
                : intl.formatMessage({ id: 'waiver.for.ward' }, { name: nameOf(person) }),
            }))}
            values={draft.others}
            onChange={(chosen) => {
              change((before) => ({ ...before, others: chosen }));
            }}
            errorMessage={faultText('others')}
          />
        )}
        {draft.signer !== '' && needsRelation(draft, people) && (
          <RadioGroup
            name="waiver-relation"
            label={intl.formatMessage({ id: 'waiver.relation' })}
            options={(['parent', 'guardian'] as const).map((relation) => ({
              value: relation,
              label: intl.formatMessage({ id: `waiver.relation.${relation}` }),
            }))}
            value={draft.relation}
            onChange={(relation) => {
              change((before) => ({ ...before, relation: relation as SignDraft['relation'] }));
            }}
            errorMessage={faultText('relation')}
          />
        )}
        <SignatureField
          name="waiver-signature"
          label={intl.formatMessage({ id: 'waiver.signature' })}
          value={signatureOf(draft)}
          onChange={(signature) => {
            change((before) => withSignature(before, signature));
          }}
          errorMessage={faultText('signature')}
        >
          <Stack gap="m">
            <Heading level={3}>{text.title}</Heading>
            <WaiverWords blocks={text.blocks} level={4} />
            <InCareOf people={people} />
          </Stack>
        </SignatureField>
        {draft.drawing !== undefined && (
          <TextField
            name="waiver-name"
            label={intl.formatMessage({ id: 'waiver.signerName' })}
            autoComplete="name"
            isRequired
            value={draft.name}
            onChange={(name) => {
              change((before) => ({ ...before, name }));
            }}
            errorMessage={faultText('name')}
          />
        )}
        <Checkbox
          name="waiver-agrees"
          label={intl.formatMessage({ id: 'waiver.agrees' })}
          isSelected={draft.agreesTo === textMark(text)}
          onChange={(agrees) => {
            change((before) => ({ ...before, agreesTo: agrees ? textMark(text) : '' }));
          }}
          errorMessage={faultText('agrees')}
        />
        <FormFailure failure={failure} />
        <Inline gap="m" wrap align="center">
          <Button
            type="submit"
            tone="primary"
            isPending={isPending}
            pendingLabel={intl.formatMessage({ id: 'form.sending' })}
          >
            {intl.formatMessage({ id: 'waiver.submit' })}
          </Button>
          <DraftState saveState={saveState} place={place} />
        </Inline>
        <Text size="small" tone="muted">
          <FormattedMessage id="waiver.noted" />
        </Text>
      </Stack>
    </Form>
  );
}

/** Names the responsible adult of each minor, as part of the signed text. */
function InCareOf({ people }: Pick<Waivers, 'people'>) {
  const intl = useIntl();
  const sentences = unsigned(people).flatMap((person) =>
    person.responsibleAdult === undefined
      ? []
      : [intl.formatMessage({ id: 'waiver.responsible' }, { minor: nameOf(person), adult: person.responsibleAdult })],
  );
  return sentences.length === 0 ? null : <List items={sentences} />;
}
