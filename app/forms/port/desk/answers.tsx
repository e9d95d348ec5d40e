import { Alert, Heading, Letter, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { formatDay } from '../../../platform/language/format-day.ts';
import type { Schemas } from '../../../platform/client/client.ts';

/** The answers sent so far. */
export function Answers({ answers, language }: { answers: readonly Schemas['FormAnswer'][]; language: 'en' | 'es' }) {
  const intl = useIntl();
  if (answers.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2} size={3}>
        <FormattedMessage id="formDesk.answers" />
      </Heading>
      {answers.map((answer) => (
        <Stack key={answer.id} gap="xs">
          <Text size="small" tone="muted">
            {sentence(intl, answer)}
          </Text>
          {answer.refusedAt !== undefined && (
            <Alert tone="critical">
              <FormattedMessage id="formDesk.answer.refused" />
            </Alert>
          )}
          {answer.text !== '' && <Letter text={answer.text} lang={language} />}
          {answer.reply !== undefined && (
            <Text size="small">
              <FormattedMessage
                id={`formDesk.reply.${answer.reply}`}
                values={{ date: moment(intl, answer.repliedAt ?? answer.sentAt) }}
              />
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function moment(intl: IntlShape, at: string): string {
  return intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
}

/** Says who answered or decided what, and when. */
function sentence(intl: IntlShape, { decision, day, byName, sentAt }: Schemas['FormAnswer']): string {
  const said = {
    name: byName ?? intl.formatMessage({ id: 'formDesk.formerUser' }),
    date: moment(intl, sentAt),
    day: day && formatDay(intl, day, { dateStyle: 'long' }),
  };
  if (decision === undefined) return intl.formatMessage({ id: 'formDesk.answeredBy' }, said);
  if (decision === 'accepted' && day !== undefined) return intl.formatMessage({ id: 'formDesk.acceptedBy.day' }, said);
  return intl.formatMessage({ id: `formDesk.${decision}By` }, said);
}
