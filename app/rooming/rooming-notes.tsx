import { Alert, Button, Disclosure, Facts, Inline, List, Stack, Text } from '#design-system';
import { capacityOf, isSerious, isToddler, type RoomingPerson, type RoomingProblem } from '#rules/rooming';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BoardActions } from './board/board-lists.ts';
import { personName, problemText } from './port/rooming-words.ts';
import type { Rooming } from './use-rooming.ts';

interface RoomingNotesProps {
  state: Rooming;
  problems: readonly RoomingProblem[];
  /** Whether a step has no answer yet. The steps for everyone wait for it, since their labels say what they will do. */
  isPending: boolean;
  take: BoardActions['take'];
  /** The choice of the rooms shown, beside the steps. */
  choice: ReactNode;
}

/** Above the board: figures, problems to correct, the beds that became free, and the steps for everyone at once. */
export function RoomingNotes({ state, problems, isPending, take, choice }: RoomingNotesProps) {
  const intl = useIntl();
  const { rooms, people, gaps, lastStep, choices } = state;
  const waiting = people.filter(({ placement }) => placement === undefined);
  const suggested = people.filter(({ placement }) => placement && !placement.isByHand && !placement.isPinned);
  const beds = rooms.filter(({ isOutOfService }) => !isOutOfService).reduce((sum, room) => sum + capacityOf(room), 0);
  const older = people.filter((person) => person.placement && !isToddler(person)).length;
  const serious = problems.filter(isSerious);
  const roomName = (id: string | undefined) => rooms.find((room) => room.id === id)?.name ?? '';
  const namesOf = (ids: readonly string[]) =>
    intl.formatList(people.filter(({ id }) => ids.includes(id)).map(personName), { type: 'conjunction' });
  const number = (value: number) => intl.formatNumber(value);
  const step = (action: 'suggest' | 'clear' | 'undo', moved: readonly RoomingPerson[]) => () => {
    take({ action }, moved);
  };
  return (
    <Stack gap="m">
      <Facts
        layout="across"
        items={[
          {
            term: intl.formatMessage({ id: 'rooming.fact.placed' }),
            description: number(people.length - waiting.length),
          },
          { term: intl.formatMessage({ id: 'rooming.fact.waiting' }), description: number(waiting.length) },
          { term: intl.formatMessage({ id: 'rooming.fact.free' }), description: number(Math.max(0, beds - older)) },
          { term: intl.formatMessage({ id: 'rooming.fact.toCorrect' }), description: number(serious.length) },
        ]}
      />
      <Inline gap="s" align="end">
        {waiting.length > 0 && (
          <Button tone="primary" isPending={isPending} onPress={step('suggest', waiting)}>
            <FormattedMessage id="rooming.suggest" />
          </Button>
        )}
        {lastStep && (
          <Button isPending={isPending} onPress={step('undo', [])}>
            <FormattedMessage
              id="rooming.undo"
              values={{
                kind: lastStep.kind,
                people: lastStep.people,
                name: lastStep.memberId === undefined ? '' : namesOf([lastStep.memberId]),
              }}
            />
          </Button>
        )}
        {suggested.length > 0 && (
          <Button isPending={isPending} onPress={step('clear', suggested)}>
            <FormattedMessage id="rooming.clear" values={{ count: suggested.length }} />
          </Button>
        )}
        {choice}
      </Inline>
      {gaps.map((gap) => (
        <Alert key={gap.memberId} tone="caution">
          <Stack gap="xs">
            <Text>
              <FormattedMessage
                id="rooming.gap"
                values={{
                  reason: gap.reason,
                  name: personName(gap),
                  reference: gap.reference,
                  room: roomName(gap.roomId),
                }}
              />
            </Text>
            <Inline gap="s">
              <Button
                size="small"
                onPress={() => {
                  take({ action: 'remove', memberIds: [gap.memberId] }, []);
                }}
              >
                <FormattedMessage id="rooming.gap.seen" values={{ name: personName(gap) }} />
              </Button>
            </Inline>
          </Stack>
        </Alert>
      ))}
      {problems.length > 0 && (
        <Disclosure label={intl.formatMessage({ id: 'rooming.problems' }, { count: problems.length })}>
          <List
            items={problems.map((problem) =>
              [
                ...(problem.roomId === undefined
                  ? []
                  : [intl.formatMessage({ id: 'rooming.room' }, { name: roomName(problem.roomId) })]),
                problemText(intl, problem, people),
              ].join(': '),
            )}
          />
        </Disclosure>
      )}
      {choices.length > 0 && (
        <Disclosure label={intl.formatMessage({ id: 'rooming.choices' }, { count: choices.length })} isOpenAtFirst>
          <List
            items={choices.map(({ memberIds, roomId, reason }) =>
              intl.formatMessage(
                { id: `rooming.choice.${reason}` },
                { names: namesOf(memberIds), room: roomName(roomId) },
              ),
            )}
          />
        </Disclosure>
      )}
    </Stack>
  );
}
