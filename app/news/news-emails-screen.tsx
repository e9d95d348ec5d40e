import { Button, Form, Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
import {
  answerField,
  newsAddress,
  newsAnswers,
  newsKeys,
  newsLinkOf,
  newsLinks,
  newsOutcomes,
  refusedOutcome,
  type NewsAction,
} from '#rules/news';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiProblem, createApi, dataOf } from '../platform/client/client.ts';
import { partStart, usePartArrival } from '../platform/shell/navigate/route-focus.ts';
import { useNamedPart } from '../platform/shell/title-state.ts';
import type { Head } from '../platform/shell/screen.ts';
import { FormFailure } from '../platform/forms/form-summary.tsx';

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'newsEmails.title' }), description: '', isPrivate: true };
}

/** Opened by the links in emails about upcoming events. Asks first, because email programs open links too. Works without scripts. */
export function Component() {
  const [query] = useSearchParams();
  const done = newsOutcomes.find((outcome) => outcome === query.get(newsKeys.done));
  const link = newsLinkOf((name) => query.get(name));
  const [question] = newsLinks[link?.kind ?? 'unsubscribe'];
  const part = done ?? question;
  const intl = useIntl();
  usePartArrival(part);
  useNamedPart(done && intl.formatMessage({ id: `newsEmails.${done}` }));
  return (
    <PageSection width="form">
      <Stack gap="l">
        <Heading level={1} focusId={partStart}>
          <FormattedMessage id={`newsEmails.${part}`} />
        </Heading>
        <Text>
          <FormattedMessage id={`newsEmails.${part}.text`} />
        </Text>
        {done === undefined && <Answer key={part} action={question} isPrimary />}
        {done === 'unsubscribed' && <Answer key={part} action="resubscribe" />}
        {done === 'turnedOff' && <Answer key={part} action="turnOn" />}
        {(done === 'invalid' || done === 'stopped') && (
          <Inline gap="s">
            <LinkButton href="/contact">
              <FormattedMessage id="newsEmails.write" />
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </PageSection>
  );
}

function Answer({ action, isPrimary = false }: { action: NewsAction; isPrimary?: boolean }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const send = async () => {
    const link = newsLinkOf((name) => query.get(name));
    const goOn = (outcome: string) =>
      navigate(newsAddress(link?.kind ?? 'unsubscribe', link?.token ?? '', { [newsKeys.done]: outcome }), {
        replace: true,
      });
    setPending(true);
    setFailure(undefined);
    try {
      await dataOf(createApi().POST('/news-answers', { body: { action, token: link?.token ?? '' } }));
      await goOn(newsAnswers[action]);
    } catch (error) {
      const refused = link && (error instanceof ApiProblem ? refusedOutcome(error.problem.code) : undefined);
      if (!link || refused) await goOn(refused ?? 'invalid');
      else setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Form onSubmit={() => void send()} isBusy={isPending} hidden={{ [answerField]: action }}>
      <Stack gap="m">
        <FormFailure failure={failure} />
        <Inline gap="s">
          <Button
            type="submit"
            tone={isPrimary ? 'primary' : 'secondary'}
            isPending={isPending}
            pendingLabel={intl.formatMessage({ id: 'form.sending' })}
          >
            <FormattedMessage id={`newsEmails.${action}.submit`} />
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
