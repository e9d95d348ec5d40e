import { Alert, Grid, Quote, Select, Stack, Text } from '#design-system';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VerseChoice } from '../../content/port/blocks.ts';
import { loadVerses } from '../../content/port/content.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import type { EventForm } from '../event-form.ts';
import { verseField } from '../event-values.ts';
import { quotedIn, valuesOfVerse } from './verse-choice.ts';

/** The choice that keeps a text which the site does not ship, such as one from an earlier file. */
const asItIs = 'as-it-is';

/** Chooses the event's verse among the texts of the site, with its source, in both languages at once. */
export function VerseField({ form }: { form: EventForm }) {
  const intl = useIntl();
  const { language } = useLanguage();
  // The texts are as many as a page has script: they come with this field alone.
  const answer = useAnswer('verses', loadVerses);
  const passages = useMemo(() => (answer.kind === 'data' ? answer.data : []), [answer]);
  const { values } = form;
  const quoted = useMemo(() => quotedIn(passages, values), [passages, values]);
  const textIn = (code: 'en' | 'es') => values[`/texts/${code}/wog`] ?? '';
  const sourceIn = (code: 'en' | 'es') => values[`/texts/${code}/wogReference`] ?? '';
  const hasText = [textIn('en'), textIn('es'), sourceIn('en'), sourceIn('es')].some((text) => text !== '');
  const isOther = hasText && !quoted;
  const errorMessage = form.errorOf(`/${verseField}`);
  const set = (choice: VerseChoice | undefined) => {
    for (const [pointer, value] of Object.entries(valuesOfVerse(choice))) form.set(pointer, value);
  };

  return (
    <Stack gap="m">
      <Select
        label={intl.formatMessage({ id: 'eventDesk.verse' })}
        hint={intl.formatMessage({ id: 'eventDesk.verse.hint' })}
        name={verseField}
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
                    { source: sourceIn(language) || textIn(language) },
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
      {hasText && (
        <Grid columns={2} gap="m">
          {(['en', 'es'] as const).map((code) => (
            <Stack key={code} gap="xs">
              <Text tone="muted">{intl.formatMessage({ id: `language.${code}` })}</Text>
              <Quote text={textIn(code)} lang={code} {...(sourceIn(code) !== '' && { source: sourceIn(code) })} />
            </Stack>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

/** The first words of a text, by which a verse is known. */
function beginning(text: string): string {
  const words = text.replaceAll('\n', ' ');
  return words.length <= 60 ? words : `${words.slice(0, 60).replace(/\s\S*$/, '')}…`;
}
