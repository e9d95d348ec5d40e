import { Alert, Button, Heading, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ApiProblem, type Schemas } from '../../../platform/client/client.ts';
import { failureText } from '../../../platform/client/problem-text.ts';
import { errorTexts } from '../error-texts.ts';
import { FormSummary } from '../../../platform/forms/form-summary.tsx';
import { useLanguage } from '../../../platform/language/language-context.tsx';
import { partStart } from '../../../platform/shell/navigate/route-focus.ts';
import { useOnBehalf } from '../on-behalf.ts';
import { PartyPrice } from '../price/party-price.tsx';
import { PriceFailure, priceFailureText } from '../price/price-failure.tsx';
import { ReviewedAnswers } from './reviewed-answers.tsx';
import { placesFor } from '../places/places-for.ts';
import type { QuoteState } from '../price/use-quote.ts';
import { useSubmit } from '../use-submit.ts';
import type { RegistrationDraft } from '../saved-draft.ts';

interface ReviewStepProps extends Pick<RegistrationDraft, 'draft' | 'forget'> {
  event: Schemas['Event'];
  price: QuoteState;
  /** The server's price may have changed: request it again. */
  onPriceOutdated: () => void;
}

/** Shows everything once more, before the places are held. */
export function ReviewStep({ event, draft, forget, price, onPriceOutdated }: ReviewStepProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const onBehalf = useOnBehalf();
  const { submit, isPending, failure } = useSubmit(event, forget);
  const { quote } = price;
  const priceFailure = priceFailureText(intl, price);
  const { contact } = draft;
  const goesToPayPal =
    draft.paymentMethod === 'PayPal' && !draft.priceHelp && quote !== undefined && quote.totalCents > 0;
  const { waits, neverFits } = placesFor(event, draft.people.length, failure?.error);

  const confirm = async () => {
    if (!quote) return;
    if (!(await submit(draft, { totalCents: quote.totalCents, joinsWaitingList: waits }, language))) onPriceOutdated();
  };

  return (
    <Stack gap="l">
      {failure && (
        <FormSummary
          title={intl.formatMessage({
            id: isUnsure(failure.error) ? 'registration.review.unsure' : 'registration.review.failed',
          })}
          errors={failureMessages(intl, failure.error).map((message) => ({ message }))}
          focusKey={failure.tries}
        />
      )}
      <Heading level={2} focusId={partStart}>
        <FormattedMessage id="registration.review.title" />
      </Heading>
      <ReviewedAnswers event={event} draft={draft} />
      <PartyPrice event={event} price={price} />
      {waits && (
        <Alert
          tone="caution"
          announce={failure !== undefined}
          title={intl.formatMessage({ id: 'registration.waiting.join' })}
        >
          <FormattedMessage id="registration.waiting.party" />
        </Alert>
      )}
      {neverFits && (
        <Alert tone="caution">
          <FormattedMessage id="registration.waiting.never" values={{ maximum: event.maxRegistrationCount }} />
        </Alert>
      )}
      <Text>
        <FormattedMessage
          id={
            onBehalf
              ? `registration.review.nextForParty.${contact.email === '' ? 'call' : 'mail'}`
              : waits
                ? 'registration.waiting.next'
                : 'registration.review.next'
          }
          values={{ email: contact.email }}
        />
      </Text>
      <PriceFailure price={price} onRetry={onPriceOutdated} />
      <Button
        tone="primary"
        size="large"
        isPending={isPending}
        pendingLabel={intl.formatMessage({ id: 'registration.review.sending' })}
        isDisabled={!quote}
        disabledReason={
          quote
            ? undefined
            : intl.formatMessage({
                id: priceFailure ? 'registration.review.priceMissing' : 'registration.review.noPrice',
              })
        }
        onPress={() => void confirm()}
      >
        <FormattedMessage
          id={
            waits
              ? 'registration.waiting.join'
              : onBehalf
                ? 'desk.new'
                : goesToPayPal
                  ? 'registration.review.confirmPayPal'
                  : 'registration.review.confirm'
          }
        />
      </Button>
    </Stack>
  );
}

/** Whether the registration may exist although no answer came. */
function isUnsure(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.problem.status >= 500;
}

/** The errors of all fields that the server refused, or the one reason why it refused the whole request. */
function failureMessages(intl: IntlShape, error: unknown): string[] {
  const fieldErrors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  const broken = fieldErrors.map(({ pointer, rule }) => ({ field: pointer.split('/').at(-1) ?? '', rule }));
  const messages = errorTexts(intl, broken);
  if (messages.length > 0) return [...new Set(messages)];
  // The key belongs to the draft, so another registration was made from it.
  const isRegistered = error instanceof ApiProblem && error.problem.code === 'idempotency-key-reused';
  const reason = isRegistered ? intl.formatMessage({ id: 'problem.alreadyRegistered' }) : failureText(intl, error);
  return isUnsure(error) ? [reason, intl.formatMessage({ id: 'registration.review.safeToRepeat' })] : [reason];
}
