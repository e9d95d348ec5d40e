import { Alert, Button, Inline, ScreenOnly, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { detailsDeletedOn } from '#rules/registrations';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../../platform/client/client.ts';
import { failureText } from '../../../../platform/client/problem-text.ts';
import { eventDate, eventDates } from '../../../../events/port/event-dates.ts';
import { orSignIn } from '../../../../platform/workspace/or-sign-in.ts';
import { usePartArrival } from '../../../../platform/shell/navigate/route-focus.ts';
import { useScreenData, type Head, type LoadInput } from '../../../../platform/shell/screen.ts';
import { desk } from '../../../../platform/addresses/desk-addresses.ts';
import { DetailsSheet } from './details-sheet.tsx';

/** Loads the party; its details are not loaded until someone asks for them. */
export async function load({ api, language, params, url }: LoadInput) {
  const path = { registrationId: params.registrationId ?? '' };
  return orSignIn(url, () =>
    dataOf(api.GET('/registrations/{registrationId}', { params: { path, query: { lng: language } } })),
  );
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: intl.formatMessage({ id: 'details.title' }, { name: data?.reference ?? '' }),
    description: '',
    isPrivate: true,
  };
}

/**
 * A party's details about health, minors and arrival. They are shown only on request, every time, and stored nowhere: leaving or
 * reloading the page discards them.
 */
export function Component() {
  const registration = useScreenData<typeof load>();
  return <Details key={registration.id} registration={registration} />;
}

function Details({ registration }: { registration: Schemas['Registration'] }) {
  const intl = useIntl();
  const { id, contact, reference, event } = registration;
  const name = `${contact.firstName} ${contact.lastName}`;
  const [details, setDetails] = useState<Schemas['RegistrationDetails']>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const deletion = intl.formatMessage({ id: 'details.deletedOn' }, { date: eventDate(intl, detailsDeletedOn(event)) });
  usePartArrival(details ? 'shown' : 'asked');

  const look = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      setDetails(
        await dataOf(
          createApi().GET('/registrations/{registrationId}/details', { params: { path: { registrationId: id } } }),
        ),
      );
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'details.title' }, { name })}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'desk.title' }), href: desk.list },
        { label: name, href: desk.party(id) },
      ]}
      mark={
        <Text tone="muted" size="small">
          {[reference, event.name, eventDates(intl, event)].join(' · ')}
        </Text>
      }
      width="text"
    >
      <Stack gap="l">
        {details ? (
          <>
            <DetailsSheet registration={registration} details={details} />
            <Text tone="muted" size="small">
              {deletion} <FormattedMessage id="details.paper" />
            </Text>
            <ScreenOnly>
              <Inline gap="m" wrap>
                <Button
                  tone="primary"
                  onPress={() => {
                    window.print();
                  }}
                >
                  <FormattedMessage id="waiver.print.now" />
                </Button>
                <Button
                  onPress={() => {
                    setDetails(undefined);
                  }}
                >
                  <FormattedMessage id="details.hide" />
                </Button>
              </Inline>
            </ScreenOnly>
          </>
        ) : (
          <Asking deletion={deletion} failure={failure} isPending={isPending} onLook={() => void look()} />
        )}
      </Stack>
    </WorkspacePage>
  );
}

interface AskingProps {
  deletion: string;
  failure: unknown;
  isPending: boolean;
  onLook: () => void;
}

/** Says that viewing is recorded, before anything is shown. */
function Asking({ deletion, failure, isPending, onLook }: AskingProps) {
  const intl = useIntl();
  return (
    <>
      <Alert tone="info" title={intl.formatMessage({ id: 'details.noted' })}>
        <Stack gap="s">
          <Text>
            <FormattedMessage id="details.notedText" />
          </Text>
          <Text>{deletion}</Text>
        </Stack>
      </Alert>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      <Inline gap="s">
        <Button
          tone="primary"
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'loading' })}
          onPress={onLook}
        >
          <FormattedMessage id="details.look" />
        </Button>
      </Inline>
    </>
  );
}
