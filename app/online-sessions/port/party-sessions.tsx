import { Heading, ScreenOnly, Stack, Text } from '#design-system';
import type { Language } from '#rules/language';
import { FormattedMessage } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { useSite } from '../../platform/shell/site.ts';
import { JoinLinks } from '../join-links.tsx';

async function ask(question: string, signal: AbortSignal) {
  const [registrationId = '', key = '', lng = ''] = question.split(' ');
  const params = { path: { registrationId }, query: { lng: lng as Language } };
  const headers = { Authorization: `Bearer ${key}` };
  const path = '/registrations/{registrationId}/online-sessions';
  return (await dataOf(createApi().GET(path, { params, headers, signal }))).items;
}

/** The online sessions of the event, with the party's own links. */
export function PartySessions({
  registrationId,
  registrationKey,
}: {
  registrationId: string;
  registrationKey: string;
}) {
  const { meetings } = useSite();
  return meetings ? <Shown question={`${registrationId} ${registrationKey}`} /> : null;
}

function Shown({ question }: { question: string }) {
  const { language } = useLanguage();
  const answer = useAnswer(`${question} ${language}`, ask);
  if (answer.kind !== 'data' || answer.data.length === 0) return null;
  return (
    <ScreenOnly>
      <Stack gap="m">
        <Heading level={2}>
          <FormattedMessage id="myInfo.online.join" />
        </Heading>
        <Text>
          <FormattedMessage id="myInfo.online.party" />
        </Text>
        <JoinLinks items={answer.data} />
      </Stack>
    </ScreenOnly>
  );
}
