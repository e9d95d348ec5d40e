import { Button, Checkbox, Heading, Inline, List, Prose, Stack, Text, TextArea, useAnnounce } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useHydrated } from '../../platform/browser/hydrated.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import type { Block } from '../port/blocks.ts';
import { useConfessionNotes } from './confession-notes.ts';
import { ContentBlocks } from '../port/content-blocks.tsx';
import { ContentPage } from '../port/content-page.tsx';
import { loadOwnerTexts } from '../port/owner-texts.ts';
import { loadContent } from '../port/content.ts';
import { drawings } from '../port/drawings.ts';
import { questionsOf, type Question } from './questions.ts';

export async function load({ api, language }: LoadInput) {
  const content = await loadContent('confession', language);
  return { content, ownerTexts: await loadOwnerTexts(api, language, content) };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description };
}

/** A guide to confession: readers can mark questions and write notes, on this device only. */
export function Component() {
  const intl = useIntl();
  const { content, ownerTexts } = useScreenData<typeof load>();
  const { blocks } = content;
  const questions = questionsOf(blocks);
  const end = endOfQuestions(blocks, questions);
  const notesHeading = {
    kind: 'heading',
    level: 2,
    id: 'notes',
    content: [intl.formatMessage({ id: 'confession.notes' })],
  } as const;
  const questionsAt = (index: number) => {
    const own = questions.filter(({ block }) => block === index);
    return own.length > 0 && <Questions questions={own} />;
  };
  return (
    <ContentPage
      content={{ ...content, blocks: [...blocks.slice(0, end), notesHeading, ...blocks.slice(end)] }}
      drawing={drawings.confession}
      words={
        <Stack gap="xl">
          <ContentBlocks blocks={blocks.slice(0, end)} ownerTexts={ownerTexts} renderList={questionsAt} />
          <Notes questions={questions} />
          <ContentBlocks blocks={blocks.slice(end)} ownerTexts={ownerTexts} />
        </Stack>
      }
    />
  );
}

/** The notes come after the last question, before the next heading of the same level. */
function endOfQuestions(blocks: readonly Block[], questions: readonly Question[]): number {
  const last = questions.at(-1)?.block ?? -1;
  const next = blocks.findIndex((block, index) => index > last && block.kind === 'heading' && block.level === 2);
  return next === -1 ? blocks.length : next;
}

function Questions({ questions }: { questions: readonly Question[] }) {
  const { notes, change } = useConfessionNotes();
  return (
    <Stack gap="xs">
      {questions.map(({ id, text }) => (
        <Checkbox
          key={id}
          label={text}
          isSelected={notes.marked.includes(id)}
          onChange={(isMarked) => {
            change({ marked: isMarked ? [...notes.marked, id] : notes.marked.filter((other) => other !== id) });
          }}
        />
      ))}
    </Stack>
  );
}

function Notes({ questions }: { questions: readonly Question[] }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { notes, change, erase } = useConfessionNotes();
  const isHydrated = useHydrated();
  const marked = questions.filter(({ id }) => notes.marked.includes(id));
  return (
    <Prose>
      <Heading level={2} id="notes">
        <FormattedMessage id="confession.notes" />
      </Heading>
      <Text>
        <FormattedMessage id="confession.notesPrivacy" />
      </Text>
      {marked.length > 0 ? (
        <List items={marked.map(({ text }) => text)} />
      ) : (
        <Text tone="muted">
          <FormattedMessage id="confession.nothingMarked" />
        </Text>
      )}
      <TextArea
        name="confession-notes"
        label={intl.formatMessage({ id: 'confession.ownWords' })}
        value={notes.text}
        onChange={(text) => {
          change({ text });
        }}
      />
      {isHydrated && (
        <Stack gap="m">
          <Checkbox
            name="confession-keep"
            label={intl.formatMessage({ id: 'confession.keep' })}
            hint={intl.formatMessage({ id: 'confession.keepHint' })}
            isSelected={notes.isKept}
            onChange={(isKept) => {
              change({ isKept });
            }}
          />
          <Inline gap="s" wrap>
            <Button
              tone="secondary"
              onPress={() => {
                erase();
                announce(intl.formatMessage({ id: 'confession.erased' }));
              }}
            >
              <FormattedMessage id="confession.erase" />
            </Button>
            <Button
              tone="secondary"
              onPress={() => {
                window.print();
              }}
            >
              <FormattedMessage id="confession.print" />
            </Button>
          </Inline>
        </Stack>
      )}
    </Prose>
  );
}
