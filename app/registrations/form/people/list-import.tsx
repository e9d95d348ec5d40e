import { mostPeople } from '#contract/limits';
import { isSameFullName } from '#rules/people';
import { Alert, Button, Disclosure, FileField, List, Stack, Text, TextArea, useAnnounce } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessage } from '../../../platform/forms/field-messages.ts';
import type { DraftPerson } from '../draft.ts';
import { readList, type ListedPerson, type ReadList } from './read-list.ts';
import { adultsOf } from './responsible-draft.ts';
import { rowsOf } from './rows-of.ts';

/** A list longer than this is none of people: half a megabyte. */
const largestFile = 512 * 1024;

type Outcome = { kind: 'read'; list: ReadList } | { kind: 'tooMany'; found: number } | { kind: 'unreadable' };

/** Text files are read as text: a workbook library would guess at their letters. */
async function sourceOf(file: File): Promise<string | Uint8Array> {
  return /\.(csv|txt)$/i.test(file.name) ? file.text() : new Uint8Array(await file.arrayBuffer());
}

interface ListImportProps {
  /** How many people are entered already. */
  present: number;
  onAdd: (people: ListedPerson[]) => void;
}

/**
 * The people with those of a list. Whom the list names as responsible is looked for by name among the adults; a name that is
 * none of theirs leaves the question open, so that the form asks it.
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
 * A group's list, pasted or as a file, in place of typing everyone. What cannot be read is told row by row and stays to be put
 * right; of a list that is too long nobody is added, and it stays as it is.
 */
export function ListImport({ present, onAdd }: ListImportProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const readAll = async () => {
    setPending(true);
    try {
      if (file && file.size > largestFile) throw new RangeError('too large');
      const list = readList(await rowsOf(file ? await sourceOf(file) : text));
      if (present + list.people.length > mostPeople) {
        setOutcome({ kind: 'tooMany', found: list.people.length });
        return;
      }
      onAdd(list.people);
      setOutcome({ kind: 'read', list });
      // Only what is still to be corrected stays.
      setText(list.wrong.map((row) => row.text).join('\n'));
      setFile(undefined);
      announce(intl.formatMessage({ id: 'list.added' }, { count: list.people.length }));
    } catch {
      setOutcome({ kind: 'unreadable' });
    } finally {
      setPending(false);
    }
  };

  return (
    <Disclosure label={intl.formatMessage({ id: 'list.title' })}>
      <Stack gap="l">
        <Text tone="muted">
          <FormattedMessage id="list.text" />
        </Text>
        <TextArea
          name="pastedList"
          label={intl.formatMessage({ id: 'list.paste' })}
          hint={intl.formatMessage({ id: 'list.paste.hint' })}
          value={text}
          onChange={setText}
        />
        <FileField
          name="listFile"
          label={intl.formatMessage({ id: 'list.file' })}
          endings={['csv', 'xlsx']}
          file={file}
          onChange={setFile}
        />
        <Button
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'list.reading' })}
          isDisabled={text.trim() === '' && file === undefined}
          onPress={() => void readAll()}
        >
          <FormattedMessage id="list.read" />
        </Button>
        {outcome?.kind === 'unreadable' && (
          <Alert tone="critical" announce>
            <FormattedMessage id="list.unreadable" />
          </Alert>
        )}
        {outcome?.kind === 'tooMany' && (
          <Alert tone="critical" announce>
            <FormattedMessage id="list.tooMany" values={{ found: outcome.found, present, limit: mostPeople }} />
          </Alert>
        )}
        {outcome?.kind === 'read' && (
          <Alert
            tone={outcome.list.wrong.length > 0 ? 'caution' : 'positive'}
            announce
            title={intl.formatMessage({ id: 'list.added' }, { count: outcome.list.people.length })}
          >
            {outcome.list.wrong.length > 0 && (
              <Stack gap="s">
                <Text>
                  <FormattedMessage id="list.wrong" values={{ count: outcome.list.wrong.length }} />
                </Text>
                <List
                  items={outcome.list.wrong.map(({ row, text: given, faults }) =>
                    intl.formatMessage(
                      { id: 'list.row' },
                      {
                        row,
                        text: given,
                        faults: faults.flatMap(({ field, rule }) => fieldMessage(intl, field, rule) ?? []).join(' '),
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
