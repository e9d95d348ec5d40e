import { BoardCards, Button, cardFocusId, Heading, Inline, Select, Stack, Text, TextField } from '#design-system';
import { isMinor } from '#rules/people';
import { familyKey, groupPeople, type RoomingPerson } from '#rules/rooming';
import { foldedWords, foldText, hasEveryWord } from '#rules/text';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createFamilyCards, type BoardNow } from './board/board-lists.ts';
import { fitSomewhere, type Destination } from './board/destinations.ts';
import { personName } from './port/rooming-words.ts';

/** The heading of the people without a bed, which takes the focus when the last of them has been moved. */
export const unplacedId = 'rooming-unplaced';

type Filter = 'all' | 'families' | 'alone' | 'minors' | 'roommates';

const filters: Readonly<Record<Filter, (family: readonly RoomingPerson[]) => boolean>> = {
  all: () => true,
  families: (family) => family.length > 1,
  alone: (family) => family.length === 1,
  minors: (family) => family.some(({ age }) => isMinor(age)),
  roommates: (family) => family.some(({ wantedRoommate }) => wantedRoommate !== undefined),
};

/** How many people are shown at first, and how many more by each press: more cards would make each step slow. */
const shownAtOnce = 12;

interface UnplacedProps {
  destinations: readonly Destination[];
  people: readonly RoomingPerson[];
  /** Returns the current data for the menus of the cards. */
  now: () => BoardNow;
}

function countOf(families: readonly { readonly family: readonly RoomingPerson[] }[]): number {
  return families.reduce((sum, { family }) => sum + family.length, 0);
}

/** What the search finds: a name, and a reference with or without its hyphen. */
const searchedText = (person: RoomingPerson): string =>
  `${personName(person)} ${person.reference} ${person.reference.replace('-', '')}`;

/** The people without a bed, families together, with search and filter. */
export const Unplaced = memo(function Unplaced({ destinations, people, now }: UnplacedProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(shownAtOnce);
  // The field keeps up with the typing; the list follows.
  const wanted = useDeferredValue(typed);
  const waiting = people.filter(({ placement }) => placement === undefined);
  const families = useMemo(() => {
    const all = [...groupPeople(people, familyKey).values()].map((family) => ({
      family: family.filter(({ placement }) => placement === undefined),
      texts: family.map((person) => foldText(searchedText(person))),
    }));
    const words = foldedWords(wanted);
    return all.filter(
      ({ family, texts }) =>
        family.length > 0 && texts.some((text) => hasEveryWord(text, words)) && filters[filter](family),
    );
  }, [people, wanted, filter]);
  // Families stay whole.
  const shown = useMemo(() => {
    let people = 0;
    return families.filter(({ family }) => {
      const isShown = people < limit;
      if (isShown) people += family.length;
      return isShown;
    });
  }, [families, limit]);
  const [count, shownCount] = [countOf(families), countOf(shown)];
  const cardOf = useMemo(() => createFamilyCards(intl, now), [intl, now]);
  const cards = useMemo(
    () =>
      shown
        .flatMap(({ family }) => [...(family.length > 1 ? [family] : []), ...family.map((person) => [person])])
        .map((members) => cardOf(members, fitSomewhere(destinations, members))),
    [shown, cardOf, destinations],
  );
  return (
    <Stack gap="s">
      <Heading level={2} size={4} focusId={unplacedId}>
        {intl.formatMessage({ id: 'rooming.unplaced' }, { count: waiting.length })}
      </Heading>
      {waiting.length > 0 && (
        <>
          <TextField
            label={intl.formatMessage({ id: 'rooming.find' })}
            name="rooming-find"
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setLimit(shownAtOnce);
            }}
            autoComplete="off"
            spellCheck={false}
            isRequired
          />
          <Select
            label={intl.formatMessage({ id: 'rooming.filter' })}
            name="rooming-filter"
            value={filter}
            onChange={(value) => {
              setFilter(value as Filter);
              setLimit(shownAtOnce);
            }}
            options={(Object.keys(filters) as Filter[]).map((value) => ({
              value,
              label: intl.formatMessage({ id: `rooming.filter.${value}` }),
            }))}
          />
          <Inline gap="s">
            <Text tone="muted" size="small">
              <FormattedMessage
                id="rooming.found"
                values={{ count, shown: shownCount, isAll: String(shownCount === count) }}
              />
            </Text>
          </Inline>
        </>
      )}
      <BoardCards
        label={intl.formatMessage({ id: 'rooming.unplaced' }, { count: waiting.length })}
        moveLabel={intl.formatMessage({ id: 'rooming.moveTo' })}
        cards={cards}
      />
      {shownCount < count && (
        <Inline gap="s">
          <Button
            onPress={() => {
              const next = families[shown.length]?.family ?? [];
              setLimit(limit + shownAtOnce);
              requestAnimationFrame(() => {
                document.getElementById(cardFocusId(next.map(({ id }) => id).join(' ')))?.focus();
              });
            }}
          >
            <FormattedMessage id="rooming.more" values={{ count: Math.min(shownAtOnce, count - shownCount) }} />
          </Button>
        </Inline>
      )}
    </Stack>
  );
});
