import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';

type StoryFile = Record<string, StoryObj> & { default: Meta };

setProjectAnnotations([preview]);

const files = import.meta.glob<StoryFile>(
  '../../design-system/components/{CalendarField,CheckboxGroup,ConfirmDialog,DataTable,DayGrid,ErrorSummary,FileField,InactivityDialog,MarkupArea,PersonList,RadioGroup,SignatureField,SiteHeader,Toast}/*.stories.tsx',
  { eager: true },
);

/** Draws the story without playing it. */
async function draw(component: string, name = 'Default'): Promise<void> {
  const file = files[`../../design-system/components/${component}/${component}.stories.tsx`];
  const story = file?.[name];
  if (file === undefined || story === undefined) throw new Error(`There is no story ${component}/${name}`);
  await composeStory({ ...story, play: undefined }, { ...file.default, play: undefined }, undefined, name).run();
  await virtual.start({ container: document.body });
}

/** How long a busy machine may take to draw or announce something, in ms. */
const patience = 10_000;

async function readTo(words: string): Promise<void> {
  const end = Date.now() + patience;
  for (let step = 0; step < 200 || Date.now() < end; step += 1) {
    if ((await virtual.lastSpokenPhrase()).includes(words)) return;
    await virtual.next();
  }
  throw new Error(`Never heard “${words}”: ${(await virtual.spokenPhraseLog()).join(' | ')}`);
}

/** Moves to the element announced with these words and presses it. */
async function press(words: string): Promise<void> {
  await readTo(words);
  await virtual.act();
}

/** Waits until the words are announced; live announcements come after the reader's own output. */
async function hear(words: string): Promise<void> {
  await vi.waitFor(async () => {
    expect(await virtual.spokenPhraseLog()).toContain(words);
  }, patience);
}

afterEach(async () => {
  await virtual.stop();
});

it('reads a table by its name, the state of its columns and the names of its rows', async () => {
  await draw('DataTable');
  await readTo('table, Registrations, newest first');
  await readTo('columnheader, Name, no defined sort order');
  await readTo('columnheader, Registered, sorted in descending order');
  await readTo('rowheader, Alvarez, María');
});

it('announces how many rows are selected', async () => {
  await draw('DataTable', 'Selecting');
  await press('checkbox, Select Alvarez, María');
  await hear('polite: 2 rows selected');
});

it('reads a grid of days by month, and each day with its numbers and its button', async () => {
  await draw('DayGrid');
  await readTo('table, Saturdays');
  await readTo('rowheader, December 2026');
  await readTo('11 of 20');
  await readTo('button, Change December 5');
});

it('announces what a button inserted into a text', async () => {
  await draw('MarkupArea');
  await press('button, Heading');
  await hear('polite: Heading was inserted.');
});

it('announces a toast once, without moving the reader', async () => {
  await draw('Toast');
  await press('button, Save');
  await hear('polite: Your answers are saved.');
  expect((await virtual.spokenPhraseLog()).filter((phrase) => phrase.includes('Your answers are saved.'))).toHaveLength(
    1,
  );
});

it('names the buttons of each person, and announces who was removed', async () => {
  await draw('PersonList');
  await readTo('button, Change Ana Ruiz');
  await press('button, Remove Ana Ruiz');
  await hear('polite: Ana Ruiz was removed.');
});

/** How often the words were announced as part of a control, not just read on the way to it. */
async function timesHeardAtControls(words: string): Promise<number> {
  return (await virtual.spokenPhraseLog()).filter(
    (phrase) => /^(radio|checkbox|textbox|button|group), /.test(phrase) && phrase.includes(words),
  ).length;
}

it('announces the error of radio buttons once, at the one that Tab reaches', async () => {
  const error = 'Error: Choose how you would like to pay.';
  await draw('RadioGroup', 'WithError');
  await readTo('group, How would you like to pay?');
  await readTo(`radio, Zelle, Nothing is charged now. ${error} From your bank`);
  await readTo('radio, Cash, on arrival');
  expect(await timesHeardAtControls(error)).toBe(1);
});

it('announces the error of checkboxes once, at the first one', async () => {
  const error = 'Error: Choose at least one meal.';
  await draw('CheckboxGroup', 'WithError');
  await readTo(`checkbox, Supper on Friday, Choose as many as you like. ${error}`);
  await readTo('checkbox, Lunch on Sunday');
  expect(await timesHeardAtControls(error)).toBe(1);
});

it('announces the error of a typed signature at the name, and of a drawn one at the first button', async () => {
  await draw('SignatureField', 'WithError');
  await readTo(
    'textbox, Your full name, as your signature, By signing you accept the text above your name. Error: Sign with your whole name.',
  );
  await virtual.stop();
  await draw('SignatureField', 'DrawnWithError');
  await readTo('button, Type my name instead, By signing you accept the text above your name. Error: Sign the text.');
});

it('announces that a list is empty at the button that adds someone', async () => {
  await draw('PersonList', 'EmptyWithError');
  await readTo('button, Add a person, Error: Add at least one person.');
});

it("asks for a file in the page's language, and announces the chosen file and its error", async () => {
  await draw('FileField', 'TooLarge');
  await readTo(
    'List of people Choose another file, Chosen: people.csv 48 kB A table saved as CSV or XLSX, up to 5 MB. Error: The file is too large',
  );
  await readTo('button, Remove people.csv');
});

it('announces that a file was removed', async () => {
  await draw('FileField', 'RemovingByKeyboard');
  await press('button, Remove people.csv');
  await hear('polite: people.csv was removed.');
});

it('warns with the question and the time in words, and starts at the button to stay', async () => {
  await draw('InactivityDialog');
  await readTo('alertdialog, Are you still there?, For your safety you will be signed out in 1 minute and 5 seconds.');
  await readTo('button, Stay signed in');
});

it('reads a calendar by its month, and announces unavailable days and the chosen one', async () => {
  await draw('CalendarField');
  await readTo('textbox, First choice');
  await press('button, Calendar : First choice');
  await readTo('grid, December 2026');
  await readTo('button, Friday, December 4, 2026, not available');
  await press('button, Saturday, December 5, 2026');
  await hear('polite: Saturday, December 5, 2026 was chosen.');
});

it('reads the errors before the fields, and the same words at the field', async () => {
  await draw('ErrorSummary');
  await readTo('group, There is a problem, Name is required.');
  await readTo('heading, There is a problem, level 2');
  await readTo('link, Name is required.');
  await readTo('textbox, First name, Error: Name is required., invalid, required');
});

it('asks with the question, and reads what would happen', async () => {
  await draw('ConfirmDialog', 'InSpanish');
  await readTo('alertdialog, ¿Cancelar esta inscripción?, Los cinco lugares quedan libres para otros.');
});

it('reads navigation as lists of links in groups that open', async () => {
  await page.viewport(1280, 900);
  await draw('SiteHeader');
  await readTo('navigation, Main');
  await readTo('link, Home, current page');
  await readTo('Schedules (registration is open)');
  await readTo('link, Conventions');
  expect((await virtual.spokenPhraseLog()).filter((phrase) => /^menu(bar|item)?\b/.test(phrase))).toEqual([]);
});
