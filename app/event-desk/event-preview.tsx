import { Alert, Button, Heading, Inline, Spinner, Stack, Text } from '#design-system';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useAnswer } from '../platform/client/use-answer.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { EventPage } from '../events/port/event-page.tsx';
import { loadEstimate } from '../registrations/port/load-estimate.ts';

/** The heading that takes the focus when the preview replaces the form. */
export const previewStart = 'event-preview';

/** The public page of an event as it will look once published, in the current language. */
export function EventPreview({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const intl = useIntl();
  const { language, changeLanguage } = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  const load = useCallback(
    (_: string, signal: AbortSignal) =>
      dataOf(
        createApi().GET('/events/{eventId}/preview', {
          params: { path: { eventId }, query: { lng: language } },
          signal,
        }),
      ),
    [eventId, language],
  );
  const answer = useAnswer(language, load);
  return (
    <Stack gap="l">
      <Alert tone="info">
        <Stack gap="s">
          <Heading level={2} size={3} focusId={previewStart}>
            <FormattedMessage id="eventDesk.preview.title" />
          </Heading>
          <Text>
            <FormattedMessage id="eventDesk.preview.text" />
          </Text>
          <Inline gap="s" wrap>
            <Button onPress={onClose}>
              <FormattedMessage id="eventDesk.preview.back" />
            </Button>
            <Button onPress={() => void changeLanguage(other)}>
              <FormattedMessage id={`eventDesk.preview.${other}`} />
            </Button>
          </Inline>
        </Stack>
      </Alert>
      {answer.kind === 'data' && <EventPage event={answer.data} loadEstimate={loadEstimate} />}
      {answer.kind === 'failed' && <Alert tone="critical">{failureText(intl, answer.error)}</Alert>}
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
    </Stack>
  );
}
