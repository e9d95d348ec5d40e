import { Alert, Button, Form, Inline, LinkButton, Stack } from '#design-system';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../client/problem-text.ts';
import { brokenRules, rulesResolver } from '../forms/contract-rules.ts';
import { FormErrors } from '../forms/form-fields.tsx';
import { changedParty, draftOf } from './changed-party.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactBody, type ContactValues } from './draft.ts';
import type { OpenedRegistration } from './own-registration-page.tsx';
import { changeParty, savedState } from './own-registration.ts';

const resolver = rulesResolver<ContactValues>((values) => brokenRules('Contact', contactBody(values)));

/** Puts right whom the centre writes to; people and price stay as they are. */
export function ChangeContact({ registration, opened, own, back }: OpenedRegistration & { back: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const before = draftOf(registration);
  const { control, handleSubmit } = useForm<ContactValues>({ defaultValues: before.contact, resolver, mode: 'onSubmit', shouldFocusError: false });

  const save = handleSubmit(async (values) => {
    const request = { contact: contactBody(values), party: changedParty(registration, before), quotedTotalCents: registration.quote.totalCents };
    if (await own.act('change', (version) => changeParty(opened, { ...request, version }))) await navigate(back, { state: savedState });
  });

  return (
    <Form onSubmit={() => void save()}>
      <Stack gap="l">
        <FormErrors control={control} fields={['firstName', 'lastName', 'email', 'phone']} />
        {own.failure !== undefined && (
          <Alert tone="critical" announce>
            {failureText(intl, own.failure)}
          </Alert>
        )}
        <ContactFields control={control} />
        <Inline gap="s" wrap>
          <Button type="submit" tone="primary" isPending={own.pending === 'change'} pendingLabel={intl.formatMessage({ id: 'change.review.pending' })}>
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
