import { useIntl, type IntlShape } from 'react-intl';
import { problemText } from '../../../platform/client/problem-text.ts';
import { TryAgainAlert } from '../../../platform/actions/try-again-alert.tsx';
import { partStart } from '../../../platform/shell/navigate/route-focus.ts';
import type { QuoteState } from './use-quote.ts';

/** Why there is no price; undefined while there is one, or one is loading. */
export function priceFailureText(intl: IntlShape, { isLost, problem }: QuoteState): string | undefined {
  if (isLost) return intl.formatMessage({ id: 'registration.price.lost' });
  return problem && problemText(intl, problem);
}

interface PriceFailureProps {
  price: QuoteState;
  /** Asks for the price again. */
  onRetry: () => void;
}

/** Says why a review has no price, and asks for it again. */
export function PriceFailure({ price, onRetry }: PriceFailureProps) {
  const intl = useIntl();
  const failure = priceFailureText(intl, price);
  if (failure === undefined) return null;
  return (
    <TryAgainAlert headingId={partStart} onTryAgain={onRetry}>
      {failure}
    </TryAgainAlert>
  );
}
