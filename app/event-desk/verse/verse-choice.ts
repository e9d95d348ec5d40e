import type { VerseChoice, VersePassage } from '../../content/port/blocks.ts';
import type { EventValues } from '../event-values.ts';

const languages = ['en', 'es'] as const;

/** The shipped text that an event quotes; undefined if it quotes none, or a different text. */
export function quotedIn(
  passages: readonly VersePassage[],
  values: EventValues,
): { readonly passage: VersePassage; readonly choice: VerseChoice } | undefined {
  for (const passage of passages) {
    const choice = passage.choices.find((each) =>
      languages.every((language) => each[language].text === values[`/texts/${language}/wog`]),
    );
    if (choice) return { passage, choice };
  }
  return undefined;
}

/** The texts and sources that a choice sets in an event, by pointer; empty strings without a choice. */
export function valuesOfVerse(choice: VerseChoice | undefined): EventValues {
  return Object.fromEntries(
    languages.flatMap((language) => [
      [`/texts/${language}/wog`, choice?.[language].text ?? ''],
      [`/texts/${language}/wogReference`, choice?.[language].source ?? ''],
    ]),
  );
}
