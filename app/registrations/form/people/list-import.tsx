import { mostPeople } from '#contract/limits';
import { isSameFullName } from '#rules/same-people';
import { Alert, Button, Disclosure, List, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorTexts } from '../error-texts.ts';
import { PastedListFields, usePastedList, type PastedList } from '../../../platform/spreadsheets/pasted-list.tsx';
import type { DraftPerson } from '../draft.ts';
import { readList, type ListedPerson, type ReadList } from './read-list.ts';
import { adultsOf } from './responsible-draft.ts';

/** The largest accepted file, in bytes: a longer list is not a list of people. */
export const largestFile = 512 * 1024;

type Outcome = { kind: 'read'; list: ReadList } | { kind: 'tooMany'; found: number } | { kind: 'unreadable' };

/** The longest text that is kept with the registration: a list of the most people, and no more than a draft may hold. */
const mostKept = 16_000;

interface ListImportProps {
  /** Whether something else is being done on the page; the list waits with its text. */
  isHidden: boolean;
  /** The text from an earlier visit. */
  kept: string;
  /** Called with each text that should be kept; empty when there is none, or when it is too long. */
  onKeep: (text: string) => void;
  /** How many people have been entered already. */
  present: number;
  onAdd: (people: ListedPerson[]) => void;
}

/**
 * Adds the people of a list. The name of each responsible adult is looked up among the adults; an unknown name leaves the question
 * open, so that the form asks it.
 */
export function withListed(people: readonly DraftPerson[], listed: readonly ListedPerson[]): DraftPerson[] {
  const added = listed.map((person) => ({ ...person, id: crypto.randomUUID() }));
  const adults = adultsOf([...people, ...added]);
  return [
    ...people,
    ...added.map(({ responsibleName, ...person }): DraftPerson => {
      if (responsibleName === undefined) return person;
      const adult = adults.find(({ firstName, lastName }) =>
        isSameFullName(`${firstName} ${lastName}`, responsibleName),
      );
      return { ...person, responsibleId: adult?.id ?? 'unknown' };
    }),
  ];
}

/**
 * A group's list, pasted or as a file, instead of typing everyone. Errors are reported row by row, and those rows stay so that they
 * can be corrected. A list that is too long stays as it is, and nobody is added from it.
 */
export function ListImport({ isHidden, kept, onKeep, present, onAdd }: ListImportProps) {
  const given = usePastedList(largestFile, kept, (text) => {
    onKeep(text.length > mostKept ? '' : text);
  });
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const readAll = async () => {
    setPending(true);
    // A second failure with the same words is announced again.
    setOutcome(undefined);
    try {
      const list = readList(await given.read());
      if (present + list.people.length > mostPeople) {
        setOutcome({ kind: 'tooMany', found: list.people.length });
        return;
      }
      onAdd(list.people);
      setOutcome({ kind: 'read', list });
      // Only the rows that must be corrected stay.
      given.leave(list.wrong.map((row) => row.text).join('\n'));
    } catch {
      setOutcome({ kind: 'unreadable' });
    } finally {
      setPending(false);
    }
  };

  if (isHidden) return null;
  return (
    <ListForm
      given={given}
      outcome={outcome}
      present={present}
      isPending={isPending}
      onRead={() => {
        void readAll();
      }}
    />
  );
}

interface ListFormProps {
  given: PastedList;
  outcome: Outcome | undefined;
  present: number;
  isPending: boolean;
  onRead: () => void;
}

function ListForm({ given, outcome, present, isPending, onRead }: ListFormProps) {
  const intl = useIntl();
  // What was said before the list was hidden is shown again, but not announced again.
  const [atFirst] = useState({ isOpen: !given.isEmpty || outcome !== undefined, outcome });
  const isNew = outcome !== atFirst.outcome;
  return (
    <Disclosure label={intl.formatMessage({ id: 'list.title' })} isOpenAtFirst={atFirst.isOpen}>
      <Stack gap="l">
        <Text tone="muted">
          <FormattedMessage id="list.text" />
        </Text>
        <PastedListFields list={given} hint={intl.formatMessage({ id: 'list.paste.hint' })} />
        <Button
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'list.reading' })}
          isDisabled={given.isEmpty}
          disabledReason={intl.formatMessage({ id: 'list.empty' })}
          onPress={onRead}
        >
          <FormattedMessage id="list.read" />
        </Button>
        {outcome?.kind === 'unreadable' && (
          <Alert tone="critical" announce={isNew}>
            <FormattedMessage id="list.unreadable" />
          </Alert>
        )}
        {outcome?.kind === 'tooMany' && (
          <Alert tone="critical" announce={isNew}>
            <FormattedMessage id="list.tooMany" values={{ found: outcome.found, present, limit: mostPeople }} />
          </Alert>
        )}
        {outcome?.kind === 'read' && (
          <Alert
            tone={outcome.list.wrong.length > 0 ? 'caution' : 'positive'}
            announce={isNew}
            title={intl.formatMessage({ id: 'list.added' }, { count: outcome.list.people.length })}
          >
            {outcome.list.wrong.length > 0 && (
              <Stack gap="s">
                <Text>
                  <FormattedMessage id="list.wrong" values={{ count: outcome.list.wrong.length }} />
                </Text>
                <List
                  items={outcome.list.wrong.map(({ row, text, faults }) =>
                    intl.formatMessage(
                      { id: 'list.row' },
                      {
                        row,
                        text,
                        faults: errorTexts(intl, faults).join(' '),
                      },
                    ),
                  )}
                />
              </Stack>
            )}
          </Alert>
        )}
      </Stack>
    </Disclosure>
  );
}
