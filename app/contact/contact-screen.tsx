import { Facts, Heading, Link, Stack } from '#design-system';
import { telephoneAddress } from '#rules/site';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { FormTextArea } from '../public-forms/form-fields.tsx';
import { contactForm } from '../public-forms/form-kinds.ts';
import { formHead, loadForm, type FormPageData } from '../public-forms/load-form.ts';
import { EmailField, NameFields, PhoneNumberField } from '../public-forms/person-fields.tsx';
import { PublicFormPage } from '../public-forms/public-form-page.tsx';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import { useSite } from '../shell/site.ts';

export function load(input: LoadInput): Promise<FormPageData> {
  return loadForm(contactForm, input);
}

export function head(intl: IntlShape, data: FormPageData): Head {
  return formHead(intl, contactForm, data);
}

/** How to reach the centre, and a message to it. */
export function Component() {
  const data = useScreenData<typeof load>();
  return (
    <PublicFormPage kind={contactForm} data={data} above={<Addresses />}>
      {(control) => (
        <>
          <NameFields control={control} />
          <EmailField control={control} />
          <PhoneNumberField control={control} />
          <FormTextArea control={control} name="message" isRequired />
        </>
      )}
    </PublicFormPage>
  );
}

/** The other ways to reach the centre. */
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
          { term: intl.formatMessage({ id: 'field.email' }), description: <Link href={`mailto:${email}`} standalone>{email}</Link> },
          { term: intl.formatMessage({ id: 'field.phone' }), description: <Link href={telephoneAddress(phone)} standalone>{phone}</Link> },
          { term: intl.formatMessage({ id: 'contact.address' }), description: address.join(', ') },
        ]}
      />
    </Stack>
  );
}
