import { useIntl, type IntlShape } from 'react-intl';
import { dataOf } from '../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { CenterRooms } from './center-rooms.tsx';
import { EventRooming, roomingTitle } from './event-rooming.tsx';
import { center } from '../platform/addresses/rooming-address.ts';

export async function load({ api, params: { eventId = '' }, url }: LoadInput) {
  return orSignIn(url, async () =>
    eventId === center
      ? { kind: 'center' as const, rooms: (await dataOf(api.GET('/rooms'))).items }
      : {
          kind: 'event' as const,
          rooming: await dataOf(api.GET('/events/{eventId}/rooming', { params: { path: { eventId } } })),
        },
  );
}

function titleOf(intl: IntlShape, data: Awaited<ReturnType<typeof load>> | undefined): string {
  if (data?.kind === 'center') return intl.formatMessage({ id: 'rooming.center' });
  return roomingTitle(intl, data?.rooming);
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return { title: titleOf(intl, data), description: '', isPrivate: true };
}

/** The rooms of an event with its people, or those of the center. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  const title = titleOf(intl, data);
  return data.kind === 'center' ? (
    <CenterRooms loaded={data.rooms} title={title} />
  ) : (
    <EventRooming key={data.rooming.event.id} loaded={data.rooming} title={title} />
  );
}
