import { Alert, Button, Heading, Inline, Link, List, PriceSummary, Spinner, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../../platform/client/client.ts';
import { failureText } from '../../../platform/client/problem-text.ts';
import { partStart } from '../../../platform/shell/navigate/route-focus.ts';
import { ChangeMoney } from './change-money.tsx';
import {
  changedDetails,
  changedParty,
  changedResponsibility,
  changedShares,
  lostDetails,
  personChanges,
  namesToSignAgain,
} from './changed-party.ts';
import type { Draft } from '../../form/draft.ts';
import type { RegistrationDraft } from '../../form/saved-draft.ts';
import type { OpenedRegistration } from '../own-registration-page.tsx';
import { isByStaff } from '../../../platform/client/registration-key.ts';
import { changeParty, savedState } from '../own-registration.ts';
import { PartyNotice } from '../../form/party-notice.tsx';
import { PriceFailure, priceFailureText } from '../../form/price/price-failure.tsx';
import { priceLineTexts } from '../../price-line-texts.ts';
import { withoutAdultReasonOf } from '../../form/people/responsible-draft.ts';
import { useWriteAddress } from '../../form/writing/write-address.ts';
import type { PartyPriceState } from './use-party-price.ts';

interface ChangeReviewProps extends OpenedRegistration, Pick<RegistrationDraft, 'forget'> {
  draft: Draft;
  event: Schemas['Event'];
  back: string;
  price: PartyPriceState;
  /** The server's price, or the number of free places, may have changed: request them again. */
  onPriceOutdated: () => void;
  onEdit: () => void;
}

/** Shows the effects of a change and its cost, before it is saved. */
export function ChangeReview(props: ChangeReviewProps) {
  const { draft, forget, event, registration, opened, own, back, price, onPriceOutdated, onEdit } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const writeAddress = useWriteAddress(event);
  const isStaff = isByStaff(opened);
  const party = changedParty(registration, draft);
  const { priced, quote } = price;
  const changes = personChanges(registration, draft);
  const isRoomsChanged = draft.rooms !== registration.rooms;
  const given = changedDetails(draft);
  const responsibility = changedResponsibility(registration, draft);
  const shares = changedShares(registration, event, draft);
  const isUnchanged = changes.length + responsibility.length + shares.length === 0 && !isRoomsChanged && !given.details;
  const signers = namesToSignAgain(registration, draft);
  const lost = lostDetails(registration, draft);
  const isWithdrawing = changes.some(({ kind }) => kind === 'withdrawn') && registration.state !== 'waitlisted';
  const isFull = priced !== undefined && !priced.fits;
  const obstacle = isUnchanged
    ? 'change.review.nothing'
    : isFull
      ? 'change.review.noPlaces'
      : priceFailureText(intl, price) !== undefined
        ? 'change.review.priceMissing'
        : price.isPending || !priced
          ? 'registration.review.noPrice'
          : undefined;

  const confirm = async () => {
    if (!quote) return;
    const { contact } = registration;
    const request = {
      contact,
      party,
      quotedTotalCents: quote.totalCents,
      ...given,
      ...withoutAdultReasonOf(event, draft),
    };
    if (!(await own.act('change', (version) => changeParty(opened, { ...request, version })))) {
      onPriceOutdated();
      return;
    }
    forget();
    await navigate(back, { state: savedState });
  };

  return (
    <Stack gap="l">
      <Heading level={2} focusId={partStart}>
        <FormattedMessage id="change.review.title" />
      </Heading>
      <PartyNotice draft={draft} />
      <Stack gap="s">
        <Heading level={3}>
          <FormattedMessage id="change.review.what" />
        </Heading>
        {isUnchanged ? (
          <Text>
            <FormattedMessage id="change.review.nothing" />
          </Text>
        ) : (
          <List
            items={[
              ...changes.map(({ kind, name, before }) =>
                intl.formatMessage({ id: `change.review.${kind}` }, { name, before }),
              ),
              ...responsibility.map((names) => intl.formatMessage({ id: 'responsible.of' }, names)),
              ...(given.details ? [intl.formatMessage({ id: 'change.review.details' })] : []),
              ...(isRoomsChanged
                ? [
                    intl.formatMessage(
                      { id: 'change.review.rooms' },
                      { rooms: intl.formatMessage({ id: 'field.rooms.count' }, { count: draft.rooms }) },
                    ),
                  ]
                : []),
              ...shares.map(({ room, names }) =>
                intl.formatMessage({ id: 'change.review.room' }, { room, names: names.join(', ') }),
              ),
            ]}
          />
        )}
      </Stack>
      {signers.length > 0 && (
        <Alert tone="info">
          <FormattedMessage
            id="change.review.signAgain"
            values={{ names: intl.formatList(signers, { type: 'conjunction' }) }}
          />
        </Alert>
      )}
      {(lost.people.length > 0 || lost.party) && (
        <Alert tone="caution" title={intl.formatMessage({ id: 'change.review.lost' })}>
          <Stack gap="s">
            {lost.people.map(({ before, name }) => (
              <Text key={before}>
                <FormattedMessage id="change.review.lostOf" values={{ before, name }} />
              </Text>
            ))}
            {lost.party && (
              <Text>
                <FormattedMessage id="change.review.lostOfParty" />
              </Text>
            )}
          </Stack>
        </Alert>
      )}
      {price.isPending && !priced && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {priced && (
        <>
          <PriceSummary
            title={intl.formatMessage({ id: 'registration.price.title' })}
            lines={priceLineTexts(intl, event, priced.quote)}
            totalLabel={intl.formatMessage({ id: 'registration.price.total' })}
            totalCents={priced.quote.totalCents}
            currency={priced.quote.currency}
            isPending={price.isPending}
          />
          <ChangeMoney price={priced} state={registration.state} isStaff={isStaff} />
        </>
      )}
      {isFull && (
        <Alert
          tone="caution"
          announce
          actions={
            isStaff ? undefined : (
              <Link href={writeAddress} standalone>
                {intl.formatMessage({ id: 'change.review.write' })}
              </Link>
            )
          }
        >
          <FormattedMessage
            id={isStaff ? 'change.review.fullForParty' : 'change.review.full'}
            values={{ placesLeft: priced.placesLeft ?? 0 }}
          />
        </Alert>
      )}
      {isWithdrawing && (
        <Alert tone="caution">
          <FormattedMessage id="change.review.places" />
        </Alert>
      )}
      {own.failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, own.failure)}
        </Alert>
      )}
      <PriceFailure price={price} onRetry={onPriceOutdated} />
      <Inline gap="s" wrap>
        <Button
          tone="primary"
          isPending={own.pending === 'change'}
          pendingLabel={intl.formatMessage({ id: 'change.review.pending' })}
          isDisabled={obstacle !== undefined}
          // Always the same frame: the button keeps the focus while a refused price is requested again.
          disabledReason={intl.formatMessage({ id: obstacle ?? 'registration.review.noPrice' })}
          onPress={() => void confirm()}
        >
          <FormattedMessage id="change.review.confirm" />
        </Button>
        <Button onPress={onEdit}>
          <FormattedMessage id="change.review.edit" />
        </Button>
      </Inline>
    </Stack>
  );
}
