import { Alert, Button, Grid, Inline, Quote, Select, Stack, Text } from '#design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VerseChoice } from '../../content/port/blocks.ts';
import { loadVerses } from '../../content/port/content.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import type { EventForm } from '../event-form.ts';
import { verseField, type EventValues } from '../event-values.ts';
import { quotedIn, valuesOfVerse } from './verse-choice.ts';

/** The choice that keeps a text that the site does not ship, such as one from an earlier file. */
const asItIs = 'as-it-is';
const languages = ['en', 'es'] as const;

const textIn = (values: EventValues, code: 'en' | 'es') => values[`/texts/${code}/wog`] ?? '';
const sourceIn = (values: EventValues, code: 'en' | 'es') => values[`/texts/${code}/wogReference`] ?? '';
const hasVerse = (values: EventValues) =>
  languages.some((code) => textIn(values, code) !== '' || sourceIn(values, code) !== '');

/** Shows the event's verse with its source, in both languages, and offers another. */
export function VerseField({ form }: { form: EventForm }) {
  const intl = useIntl();
  const [opened, setOpened] = useState<'byPress' | 'byError'>();
  const { values } = form;
  const hasText = hasVerse(values);
  // The field stays open after the error is corrected, so that it keeps the focus.
  if (!opened && form.errorOf(`/${verseField}`) !== undefined) setOpened('byError');
  return (
    <Stack gap="m">
      {opened ? (
        <VerseSelect form={form} isFocused={opened === 'byPress'} />
      ) : (
        <Stack gap="xs">
          <Text>
            <FormattedMessage id="eventDesk.verse" />
          </Text>
          <Inline>
            <Button
              onPress={() => {
                setOpened('byPress');
              }}
            >
              <FormattedMessage id={hasText ? 'eventDesk.verse.chooseOther' : 'eventDesk.verse.choose'} />
            </Button>
          </Inline>
        </Stack>
      )}
      {hasText && (
        <Grid columns={2} gap="m">
          {languages.map((code) => (
            <Stack key={code} gap="xs">
              <Text tone="muted">{intl.formatMessage({ id: `language.${code}` })}</Text>
              <Quote
                text={textIn(values, code)}
                lang={code}
                {...(sourceIn(values, code) !== '' && { source: sourceIn(values, code) })}
              />
            </Stack>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

/** Chooses a verse from the site's texts, in both languages at once. They are large, so they load with this field. */
function VerseSelect({ form, isFocused }: { form: EventForm; isFocused: boolean }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const selectRef = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The button that led here is gone.
    if (isFocused) selectRef.current?.focus();
  }, [isFocused]);
  const answer = useAnswer('verses', loadVerses);
  const passages = useMemo(() => (answer.kind === 'data' ? answer.data : []), [answer]);
  const { values } = form;
  const quoted = useMemo(() => quotedIn(passages, values), [passages, values]);
  const isOther = hasVerse(values) && !quoted;
  const errorMessage = form.errorOf(`/${verseField}`);
  const set = (choice: VerseChoice | undefined) => {
    for (const [pointer, value] of Object.entries(valuesOfVerse(choice))) form.set(pointer, value);
  };
  return (
    <>
      <Select
        label={intl.formatMessage({ id: 'eventDesk.verse' })}
        hint={intl.formatMessage({ id: 'eventDesk.verse.hint' })}
        name={verseField}
        inputRef={selectRef}
        value={quoted?.passage.id ?? (isOther ? asItIs : '')}
        {...(errorMessage !== undefined && { errorMessage })}
        onChange={(id) => {
          if (id !== asItIs) set(passages.find((passage) => passage.id === id)?.choices[0]);
        }}
        options={[
          { value: '', label: intl.formatMessage({ id: 'eventDesk.verse.none' }) },
          ...(isOther
            ? [
                {
                  value: asItIs,
                  label: intl.formatMessage(
                    { id: 'eventDesk.verse.kept' },
                    { source: sourceIn(values, language) || textIn(values, language) },
                  ),
                },
              ]
            : []),
          ...passages.map(({ id, reference, choices }) => ({
            value: id,
            label: `${reference[language]} · ${beginning(choices[0]?.[language].text ?? '')}`,
          })),
        ]}
      />
      {answer.kind === 'failed' && (
        <Alert tone="caution">
          <FormattedMessage id="eventDesk.verse.loadFailed" />
        </Alert>
      )}
      {quoted && quoted.passage.choices.length > 1 && (
        <Select
          label={intl.formatMessage({ id: 'eventDesk.verse.part' })}
          name={`${verseField}-part`}
          value={quoted.choice.id}
          onChange={(id) => {
            set(quoted.passage.choices.find((choice) => choice.id === id));
          }}
          options={quoted.passage.choices.map((choice) => ({
            value: choice.id,
            label: choice.isWhole
              ? intl.formatMessage({ id: 'eventDesk.verse.whole' }, { source: choice[language].source })
              : `${choice[language].source} · ${beginning(choice[language].text)}`,
          }))}
        />
      )}
    </>
  );
}

/** The first words of a text, by which a verse is recognized. */
function beginning(text: string): string {
  const words = text.replaceAll('\n', ' ');
  return words.length <= 60 ? words : `${words.slice(0, 60).replace(/\s\S*$/, '')}…`;
}
