import { Alert, SheetTable, SignedSheet, Spinner, Stack, type SheetColumn } from '#design-system';
import type { Language } from '#rules/language';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import type { MessageId } from '../../platform/messages/messages.ts';
import { WaiverWords } from '../../waiver/port/waiver-text.tsx';
import { fieldsAfterPeople, fieldsBeforePeople, type BlankField } from '../blank-fields.ts';
import { Sheet, wordsOf, type SheetKit } from '../sheet-kit.tsx';

const rows = Array.from({ length: 8 }, (_, index) => String(index + 1));

/** Fields of the family or group, each with a line to fill in by hand. */
function BlankFields({
  say,
  messageId,
  fields,
}: Pick<SheetKit, 'say'> & { messageId: MessageId; fields: readonly BlankField[] }) {
  const message = (id: MessageId) => say((intl) => intl.formatMessage({ id }));
  return (
    <SheetTable<BlankField>
      caption={message(messageId)}
      columns={[
        { id: 'field', header: message('packet.column.toEnter'), kind: 'name', cell: (id) => wordsOf(message(id)) },
        { id: 'answer', header: message('packet.column.answer'), kind: 'blank' },
      ]}
      groups={[{ id: 'fields', rows: fields }]}
      rowId={(id) => id}
      rowHeight="writing"
    />
  );
}

/** A registration to be filled in by hand: the fields follow the screen where staff enter it. */
export function BlankFormSheet({ kit }: { kit: SheetKit }) {
  const { say, packet } = kit;
  const message = (id: MessageId) => say((intl) => intl.formatMessage({ id }));
  const blank = (
    id: 'field.firstName' | 'field.lastName' | 'field.age' | 'field.gender' | 'entry.lodging' | 'entry.needsStepFree',
  ) => ({ id, header: message(id), kind: 'blank' }) satisfies SheetColumn<string>;
  const { offersRooms } = packet.event;
  return (
    <Sheet kit={kit} page="blankForm" isPersonal>
      <Stack gap="l">
        <BlankFields say={say} messageId="packet.blank.party" fields={fieldsBeforePeople} />
        <SheetTable<string>
          caption={message('packet.blank.people')}
          columns={[
            blank('field.firstName'),
            blank('field.lastName'),
            blank('field.age'),
            blank('field.gender'),
            ...(offersRooms ? [blank('entry.lodging'), blank('entry.needsStepFree')] : []),
          ]}
          groups={[{ id: 'people', rows }]}
          rowId={(number) => number}
          rowHeight="writing"
        />
        <BlankFields
          say={say}
          messageId="packet.blank.contact"
          fields={fieldsAfterPeople.filter((id) => id !== 'field.rooms' || offersRooms)}
        />
      </Stack>
    </Sheet>
  );
}

/** The waiver text that is signed before the event, with lines to sign by hand, once in each language. */
export function BlankWaiverSheets({ kit }: { kit: SheetKit }) {
  const intl = useIntl();
  const ask = useCallback(
    (question: string, signal: AbortSignal) =>
      Promise.all(
        question
          .split(' ')
          .map((language) =>
            dataOf(createApi().GET('/waiver-texts', { params: { query: { lng: language as Language } }, signal })),
          ),
      ),
    [],
  );
  const { packet, choices, say } = kit;
  const answer = useAnswer(choices.languages.join(' '), ask);
  if (answer.kind === 'waiting') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  if (answer.kind === 'failed') return <Alert tone="caution">{failureText(intl, answer.error)}</Alert>;
  const blanks = (
    ['waiver.paper.name', 'waiver.paper.parentName', 'waiver.paper.signature', 'waiver.paper.date'] as const
  ).map((id) => say((words) => words.formatMessage({ id })));
  return answer.data
    .flatMap(({ items }) => items.filter(({ eventType }) => eventType === packet.event.type))
    .map(({ text }) => (
      <SignedSheet
        key={text.language}
        title={text.title}
        lang={text.language}
        facts={[]}
        paper={choices.paper}
        blanks={blanks.map((words) => words.find(({ lang }) => lang === text.language)?.text ?? '')}
      >
        <WaiverWords blocks={text.blocks} level={3} />
      </SignedSheet>
    ));
}
