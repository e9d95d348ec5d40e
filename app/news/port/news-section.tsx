import { Alert, Checkbox, Stack } from '#design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { InfoSection } from '../../platform/my-info/info-section.tsx';

/** The subscription to emails about upcoming events, started and ended with one checkbox. */
export function NewsSection({ news }: { news: Schemas['NewsSubscription'] }) {
  const intl = useIntl();
  const [state, setState] = useState(news.state);
  const [outcome, setOutcome] = useState<{ failure?: unknown }>();

  const change = async (wanted: boolean) => {
    const before = state;
    setState(wanted ? 'asked' : 'none');
    setOutcome(undefined);
    try {
      setState((await dataOf(createApi().PUT('/account/news', { body: { wanted } }))).state);
      setOutcome({});
    } catch (failure) {
      setState(before);
      setOutcome({ failure });
    }
  };

  return (
    <InfoSection
      id="news"
      title={intl.formatMessage({ id: 'myInfo.news.title' })}
      text={intl.formatMessage({ id: 'myInfo.news.text' })}
    >
      <Stack gap="m">
        <Checkbox
          name="wantsNews"
          label={intl.formatMessage({ id: 'signUp.wantsNews' })}
          isSelected={state !== 'none'}
          onChange={(wanted) => void change(wanted)}
        />
        {outcome?.failure !== undefined && (
          <Alert tone="critical" announce>
            {failureText(intl, outcome.failure)}
          </Alert>
        )}
        {outcome?.failure === undefined && (outcome || state === 'asked') && (
          <Alert tone={state === 'asked' ? 'info' : 'positive'} announce={outcome !== undefined}>
            {intl.formatMessage({ id: `myInfo.news.${state}` })}
          </Alert>
        )}
      </Stack>
    </InfoSection>
  );
}
