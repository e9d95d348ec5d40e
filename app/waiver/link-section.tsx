import { Alert, Disclosure, Form, RadioGroup, Stack, Text, TextField } from '#design-system';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import type { DraftKind } from '../platform/drafts/draft-storage.ts';
import { useDraft, useFoundDraft, type FoundDraft } from '../platform/drafts/use-draft.ts';
import { FormFailure, FormSummary } from '../platform/forms/form-summary.tsx';
import { useShownFaults } from '../platform/forms/use-shown-faults.ts';
import { brokenRules } from '../platform/forms/contract-rules.ts';
import { fieldMessage } from '../platform/forms/field-messages.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { linkDraft } from './link-draft.ts';
import type { WaiverKey, Waivers } from './sign/opened.ts';
import { DraftSubmit, PeopleChoice } from './waiver-form-parts.tsx';
import { unsigned } from './sign/sign-draft.ts';

type LinkRequest = Schemas['WaiverLinkRequest'];

interface LinkSectionProps {
  label: string;
  opened: WaiverKey;
  waivers: Waivers;
  /** Requests the email; throws when it is refused. */
  onSend: (body: LinkRequest) => Promise<void>;
}

/** Sends a link to someone who is not present. The input survives a reload. */
export function LinkSection(props: LinkSectionProps) {
  const { registrationId, key } = props.opened;
  const kind = useMemo(() => linkDraft(registrationId, key === ''), [registrationId, key]);
  const found = useFoundDraft(kind);
  return found && <OpenSection {...props} kind={kind} found={found} />;
}

interface OpenSectionProps extends LinkSectionProps {
  kind: DraftKind<LinkRequest>;
  found: FoundDraft<LinkRequest>;
}

function OpenSection({ label, waivers: { people, links }, onSend, kind, found }: OpenSectionProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const blank = useCallback((): LinkRequest => ({ email: '', language, memberIds: [] }), [language]);
  const { draft, change: setBody, clear, saveState, place } = useDraft(kind, found, blank);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [sentTo, setSentTo] = useState<string>();
  const missing = unsigned(people);
  // The link may have been stopped since.
  const isOnItsWay = sentTo !== undefined && links.some((link) => link.isOpen && link.email === sentTo.toLowerCase());
  // A chosen person may have signed meanwhile.
  const body: LinkRequest = {
    ...draft,
    memberIds: draft.memberIds.filter((id) => missing.some(({ memberId }) => memberId === id)),
  };

  const emailRule = brokenRules('WaiverLinkRequest', {
    ...body,
    memberIds: missing.slice(0, 1).map(({ memberId }) => memberId),
  }).email;
  const faults = [
    ...(emailRule === undefined
      ? []
      : [
          {
            fieldId: 'link-email',
            message: fieldMessage(intl, 'email', body.email === '' ? 'required' : emailRule) ?? '',
          },
        ]),
    ...(body.memberIds.length > 0
      ? []
      : [{ fieldId: 'link-people', message: intl.formatMessage({ id: 'waiver.link.nobody' }) }]),
  ];
  const { shown, focusKey, submitted, fieldLeft, reset } = useShownFaults(faults);
  const faultOf = (fieldId: string) => shown.find((fault) => fault.fieldId === fieldId)?.message;

  const send = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    setSentTo(undefined);
    try {
      await onSend(body);
      setSentTo(body.email);
      reset();
      clear();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Disclosure label={label} isOpenAtFirst={found.content !== undefined}>
      <Stack gap="l">
        <Text>
          <FormattedMessage id="waiver.link.text" />
        </Text>
        {isOnItsWay && (
          <Alert tone="positive" announce>
            <FormattedMessage id="waiver.link.sent" values={{ email: sentTo }} />
          </Alert>
        )}
        <FormFailure failure={failure} />
        <Form
          label={label}
          isBusy={isPending}
          onFieldLeft={fieldLeft}
          onSubmit={() => {
            submitted();
            if (faults.length === 0) void send();
          }}
        >
          <Stack gap="l">
            <FormSummary errors={shown} focusKey={focusKey} />
            <PeopleChoice
              name="link-people"
              label={intl.formatMessage({ id: 'waiver.link.people' })}
              people={missing}
              values={body.memberIds}
              onChange={(memberIds) => {
                setBody((before) => ({ ...before, memberIds }));
              }}
              errorMessage={faultOf('link-people')}
            />
            <TextField
              name="link-email"
              type="email"
              label={intl.formatMessage({ id: 'waiver.link.email' })}
              isRequired
              value={body.email}
              onChange={(email) => {
                setBody((before) => ({ ...before, email }));
              }}
              errorMessage={faultOf('link-email')}
            />
            <RadioGroup
              name="link-language"
              label={intl.formatMessage({ id: 'waiver.link.language' })}
              options={(['en', 'es'] as const).map((value) => ({
                value,
                label: intl.formatMessage({ id: `language.${value}` }),
              }))}
              value={body.language}
              onChange={(value) => {
                setBody((before) => ({ ...before, language: value === 'es' ? 'es' : 'en' }));
              }}
            />
            <DraftSubmit
              label={intl.formatMessage({ id: 'waiver.link.submit' })}
              isPending={isPending}
              saveState={saveState}
              place={place}
            />
          </Stack>
        </Form>
      </Stack>
    </Disclosure>
  );
}
