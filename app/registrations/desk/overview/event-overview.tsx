import { Facts, Grid, Heading, Link, Money, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { eventDates } from '../../../events/port/event-dates.ts';
import { roomingAddress } from '../../../platform/addresses/rooming-address.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { CourseChart } from './course-chart.tsx';
import { BookingFigures, EventLinks } from './event-figures.tsx';

interface EventOverviewProps {
  figures: Schemas['RegistrationFigures'];
  overview: Schemas['EventOverview'];
}

const sums = ['promised', 'received', 'open'] as const;
const presences = ['here', 'toCome', 'left', 'notComing'] as const;

/** All figures of one event; each number links to its parties. */
export function EventOverview({ figures, overview }: EventOverviewProps) {
  const intl = useIntl();
  const { bands, money, signatures, presence, rooms } = overview;
  const parties = (filter: Readonly<Record<string, string>>, text: ReactNode) => (
    <Link href={desk.partiesOf(overview.eventId, filter)}>{text}</Link>
  );
  const people = (count: number) => intl.formatMessage({ id: 'overview.people' }, { count });
  const missing = Math.max(0, signatures.needed - signatures.signed);
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={2} size={3}>
          {figures.eventName}
        </Heading>
        <Text tone="muted" size="small">
          {eventDates(intl, figures)}
        </Text>
        <EventLinks figures={figures} />
      </Stack>
      <Grid columns={3} gap="l">
        <Part titleId="overview.bookings">
          <BookingFigures figures={figures} />
        </Part>
        <Part titleId="overview.bands">
          <Facts
            layout="figures"
            items={bands.map(({ band, people: count }) => ({
              term: intl.formatMessage({ id: `door.band.${band}` }),
              description: parties({ band }, people(count)),
            }))}
          />
        </Part>
        <Part titleId="overview.money">
          <Facts
            layout="figures"
            items={sums.map((sum) => ({
              term: intl.formatMessage({ id: `desk.money.${sum}` }),
              description: parties(
                { payment: sum },
                <Money cents={money[`${sum}Cents`]} currency={money.currency} showCents="always" />,
              ),
            }))}
          />
        </Part>
        <Part titleId="overview.signatures">
          <Facts
            layout="figures"
            items={[
              {
                term: intl.formatMessage({ id: 'overview.signed' }),
                description: parties(
                  {},
                  intl.formatMessage(
                    { id: 'overview.signedOf' },
                    { signed: signatures.signed, needed: signatures.needed },
                  ),
                ),
              },
              {
                term: intl.formatMessage({ id: 'overview.unsigned' }),
                description: parties({ needs: 'signature' }, people(missing)),
              },
            ]}
          />
        </Part>
        {rooms && (
          <Part titleId="overview.rooms">
            <Facts
              layout="figures"
              items={[
                {
                  term: intl.formatMessage({ id: 'desk.rooms.requested' }),
                  description: parties(
                    { rooms: 'requested' },
                    intl.formatMessage({ id: 'overview.rooms.count' }, { count: rooms.requested }),
                  ),
                },
                {
                  term: intl.formatMessage({ id: 'overview.rooms.assigned' }),
                  description: (
                    <Link href={roomingAddress(overview.eventId)}>
                      {intl.formatMessage(
                        { id: 'overview.signedOf' },
                        { signed: rooms.assigned, needed: rooms.requested },
                      )}
                    </Link>
                  ),
                },
                ...(['withBed', 'withoutBed', 'stepFree'] as const).map((state) => ({
                  term: intl.formatMessage({ id: `desk.rooms.${state}` }),
                  description: parties({ rooms: state }, people(rooms[state])),
                })),
              ]}
            />
          </Part>
        )}
        <Part titleId="overview.arrivals">
          <Facts
            layout="figures"
            items={presences.map((where) => ({
              term: intl.formatMessage({ id: `door.figures.${where}` }),
              description: parties({ presence: where }, people(presence[where])),
            }))}
          />
        </Part>
      </Grid>
      <CourseChart key={overview.eventId} overview={overview} start_date={figures.start_date} />
    </Stack>
  );
}

function Part({ titleId, children }: { titleId: MessageDescriptor['id'] & `overview.${string}`; children: ReactNode }) {
  const intl = useIntl();
  return (
    <Stack gap="s">
      <Heading level={3} size={4}>
        {intl.formatMessage({ id: titleId })}
      </Heading>
      {children}
    </Stack>
  );
}
