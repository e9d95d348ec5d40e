import { Alert, Button, Inline } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { saveFile } from '../../platform/client/save-file.ts';
import { useToday } from '../../platform/shell/frame/use-today.ts';
import { InfoSection } from '../../platform/my-info/info-section.tsx';

/** Downloads everything stored about this person as a file. */
export function DataSection() {
  const intl = useIntl();
  const today = useToday();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{ failure?: unknown }>();

  const download = async () => {
    setPending(true);
    setOutcome(undefined);
    try {
      const data = await dataOf(createApi().GET('/account/data'));
      saveFile(`my-data-${today}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      setOutcome({});
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setPending(false);
    }
  };

  return (
    <InfoSection
      id="data"
      title={intl.formatMessage({ id: 'myInfo.data.title' })}
      text={intl.formatMessage({ id: 'myInfo.data.text' })}
    >
      <Inline gap="s">
        <Button
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'myInfo.data.pending' })}
          onPress={() => void download()}
        >
          <FormattedMessage id="myInfo.data.submit" />
        </Button>
      </Inline>
      {outcome && (
        <Alert tone={outcome.failure === undefined ? 'positive' : 'critical'} announce>
          {outcome.failure === undefined
            ? intl.formatMessage({ id: 'myInfo.data.done' })
            : failureText(intl, outcome.failure)}
        </Alert>
      )}
    </InfoSection>
  );
}
