import { Checkbox, CheckboxGroup, Disclosure, Heading, Stack, Text } from '#design-system';
import { userTypeCodes } from '#contract/enums';
import { parseUserTypes } from '#rules/access';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { AudienceFields, LanguageFields } from './audience-fields.tsx';

type Audience = Schemas['MailingAudience'];

interface NewsAudienceProps {
  events: readonly Pick<Schemas['Event'], 'id' | 'name'>[];
  audience: Audience;
  onChange: (change: Partial<Audience>) => void;
}

/** The recipients of news: everyone who asked for it, or some of them. */
export function NewsAudience({ events, audience, onChange }: NewsAudienceProps) {
  const intl = useIntl();
  const { visitor } = useSession();
  const mayChooseUsers = visitor.kind === 'user' && parseUserTypes(visitor.user.userType).includes('A');
  return (
    <Stack gap="m">
      <Checkbox
        name="optedIn"
        label={intl.formatMessage({ id: 'mailing.news.optedIn' })}
        hint={intl.formatMessage({ id: 'mailing.news.optedIn.hint' })}
        isSelected={audience.optedIn}
        onChange={(optedIn) => {
          onChange({ optedIn });
        }}
      />
      {!audience.optedIn && (
        <Disclosure label={intl.formatMessage({ id: 'mailing.news.some' })}>
          <Stack gap="m">
            <Text tone="muted">
              <FormattedMessage id="mailing.news.some.text" />
            </Text>
            {mayChooseUsers && (
              <CheckboxGroup
                name="userTypes"
                label={intl.formatMessage({ id: 'mailing.news.users' })}
                options={userTypeCodes.map((value) => ({
                  value,
                  label: intl.formatMessage({ id: `userType.${value}` }),
                }))}
                values={audience.userTypes}
                onChange={(values) => {
                  onChange({ userTypes: userTypeCodes.filter((value) => values.includes(value)) });
                }}
              />
            )}
            <Heading level={3}>
              <FormattedMessage id="mailing.news.parties" />
            </Heading>
            <AudienceFields events={events} audience={audience} onChange={onChange} isNews />
          </Stack>
        </Disclosure>
      )}
      <LanguageFields audience={audience} onChange={onChange} />
    </Stack>
  );
}
