import { Facts, Heading, Link, Stack } from '#design-system';
import { telephoneAddress } from '#rules/site';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FormTextArea } from '../forms/port/labelled-fields.tsx';
import type { About } from '../registrations/port/about-registration.tsx';
import { contactForm } from '../forms/port/form-kinds.ts';
import { formHead, loadForm, type FormPageData } from '../forms/port/load-form.ts';
import { PhoneNumberField } from '../forms/port/phone-number-field.tsx';
import { FormEmailField, FormNameFields } from '../platform/forms/form-fields.tsx';
import { PublicFormPage } from '../forms/port/public-form-page.tsx';
import { withFurtherMessages } from '../platform/messages/messages.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { useSite } from '../platform/shell/site.ts';

export function load(input: LoadInput): Promise<FormPageData> {
  return loadForm(contactForm, input);
}

export function head(intl: IntlShape, data: FormPageData): Head {
  return formHead(intl, contactForm, data);
}

const AboutRegistration = lazy(async () => ({
  default: (await withFurtherMessages(() => import('../registrations/port/about-registration.tsx'), ['steps']))
    .AboutRegistration,
}));

/** The registration that a message is about, if the visitor came from its form; no other draft is read. */
function aboutOf(query: URLSearchParams): About | undefined {
  const event = query.get('event');
  const key = query.get('about') ?? '';
  return event !== null && /^registration(-change)?:/.test(key) ? { event, key } : undefined;
}

/** The contact details of the center, and the contact form. */
export function Component() {
  const data = useScreenData<typeof load>();
  const [query] = useSearchParams();
  const [about] = useState(() => aboutOf(query));
  return (
    <PublicFormPage
      kind={contactForm}
      data={data}
      above={<Addresses />}
      brings={
        about &&
        ((form) => (
          <Suspense fallback={null}>
            <AboutRegistration about={about} form={form} />
          </Suspense>
        ))
      }
    >
      {(control) => (
        <>
          <FormNameFields control={control} />
          <FormEmailField control={control} autoComplete="email" />
          <PhoneNumberField control={control} />
          <FormTextArea control={control} name="message" isRequired />
        </>
      )}
    </PublicFormPage>
  );
}

/** The other ways to reach the center. */
function Addresses() {
  const intl = useIntl();
  const { email, phone, address } = useSite();
  return (
    <Stack gap="m">
      <Heading level={2}>
        <FormattedMessage id="contact.reach" />
      </Heading>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: 'field.email' }),
            description: (
              <Link href={`mailto:${email}`} standalone>
                {email}
              </Link>
            ),
          },
          {
            term: intl.formatMessage({ id: 'field.phone' }),
            description: (
              <Link href={telephoneAddress(phone)} standalone>
                {phone}
              </Link>
            ),
          },
          { term: intl.formatMessage({ id: 'contact.address' }), description: address.join(', ') },
        ]}
      />
    </Stack>
  );
}
