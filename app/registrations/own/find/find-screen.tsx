import { Heading, PageSection } from '#design-system';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { AskForLink } from '../../../platform/emailed-links/ask-for-link.tsx';
import { createApi, dataOf } from '../../../platform/client/client.ts';
import { useLanguage } from '../../../platform/language/language-context.tsx';
import { NeedsScripts } from '../../../platform/shell/needs-scripts.tsx';
import type { Head } from '../../../platform/shell/screen.ts';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'find.title' }),
    description: intl.formatMessage({ id: 'find.description' }),
  };
}

/** Emails lost links to one's own registrations; the answer is the same whether there are any or not. */
export function Component() {
  return (
    <PageSection width="form">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id="find.title" />
          </Heading>
        }
        instead={<FormattedMessage id="noScript.text" />}
      >
        <Find />
      </NeedsScripts>
    </PageSection>
  );
}

function Find() {
  const { language } = useLanguage();
  return (
    <AskForLink
      what="find"
      autoComplete="email"
      send={async (email) => {
        await dataOf(createApi().POST('/registration-links', { body: { email, language } }));
      }}
    />
  );
}
