import { Button, Form, Inline, LinkButton, Stack } from '#design-system';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { FormKeeper } from '../../../platform/drafts/form-keeper.tsx';
import { FormFailure } from '../../../platform/forms/form-summary.tsx';
import { brokenRules, rulesResolver } from '../../../platform/forms/contract-rules.ts';
import { formMode } from '../../../platform/forms/form-mode.ts';
import { FormErrors } from '../../../platform/forms/form-fields.tsx';
import { useNamedPart } from '../../../platform/shell/title-state.ts';
import { draftOf, unchangedParty } from './changed-party.ts';
import { ContactFields } from '../../form/contact/contact-fields.tsx';
import { contactBody, type ContactValues } from '../../form/draft.ts';
import type { OpenedRegistration } from '../own-registration-page.tsx';
import { isByStaff } from '../../../platform/client/registration-key.ts';
import { changeParty, savedState } from '../own-registration.ts';

const resolverOf = (form: 'Contact' | 'PartyContact') =>
  rulesResolver<ContactValues>((values) => brokenRules(form, contactBody(values)));

const resolvers = { Contact: resolverOf('Contact'), PartyContact: resolverOf('PartyContact') };

/** The contact's data may stay in this browser. */
const savedHere = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Corrects the contact; people and price stay as they are. Typed text survives a reload. */
export function ChangeContact({ registration, opened, own, back }: OpenedRegistration & { back: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const forgetRef = useRef<() => void>(() => undefined);
  const before = draftOf(registration);
  const isStaff = isByStaff(opened);
  // Only staff register a party without an email address; nobody removes an address later.
  const mayLackEmail = isStaff && registration.contact.email === undefined;
  const form = useForm<ContactValues>({
    defaultValues: before.contact,
    resolver: resolvers[mayLackEmail ? 'PartyContact' : 'Contact'],
    ...formMode,
  });
  const { control, handleSubmit } = form;
  const title = intl.formatMessage({ id: 'change.title.contact' });
  useNamedPart(
    intl.formatMessage({ id: 'registration.steps.windowTitle' }, { position: title, event: registration.event.name }),
  );

  const save = async (values: ContactValues) => {
    const request = {
      contact: contactBody(values),
      party: unchangedParty(registration),
      quotedTotalCents: registration.quote.totalCents,
    };
    if (!(await own.act('change', (version) => changeParty(opened, { ...request, version })))) return;
    forgetRef.current();
    await navigate(back, { state: savedState });
  };

  return (
    <Form onSubmit={() => void handleSubmit(save)()}>
      <Stack gap="l">
        <FormErrors control={control} fields={['firstName', 'lastName', 'email', 'phone']} />
        <FormKeeper
          draftKey={`${isStaff ? 'staffRegistration' : 'registration'}-contact:${registration.id}`}
          form={form}
          blank={before.contact}
          forgetRef={forgetRef}
          {...(!isStaff && { onDevice: savedHere })}
        />
        <FormFailure failure={own.failure} />
        <ContactFields control={control} isOnBehalf={isStaff} mayLackEmail={mayLackEmail} />
        <Inline gap="s" wrap>
          <Button
            type="submit"
            tone="primary"
            isPending={own.pending === 'change'}
            pendingLabel={intl.formatMessage({ id: 'change.review.pending' })}
          >
            <FormattedMessage id="change.contact.save" />
          </Button>
          <LinkButton href={back}>
            <FormattedMessage id="form.cancel" />
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
