import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';

type StoryFile = Record<string, StoryObj> & { default: Meta };

setProjectAnnotations([preview]);

const files = import.meta.glob<StoryFile>('../design-system/components/{ConfirmDialog,DataTable,ErrorSummary,PersonList,SiteHeader,Toast}/*.stories.tsx', { eager: true });

/** Draws the story without playing it. */
async function draw(component: string, name = 'Default'): Promise<void> {
  const file = files[`../design-system/components/${component}/${component}.stories.tsx`];
  const story = file?.[name];
  if (file === undefined || story === undefined) throw new Error(`There is no story ${component}/${name}`);
  await composeStory({ ...story, play: undefined }, { ...file.default, play: undefined }, undefined, name).run();
  await virtual.start({ container: document.body });
}

async function readTo(words: string): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    if ((await virtual.lastSpokenPhrase()).includes(words)) return;
    await virtual.next();
  }
  throw new Error(`Never heard “${words}”: ${(await virtual.spokenPhraseLog()).join(' | ')}`);
}

/** Goes to what is so called and presses it. */
async function press(words: string): Promise<void> {
  await readTo(words);
  await virtual.act();
}

/** Waits until it is said, as announcements come after the reader's own words. */
async function hear(words: string): Promise<void> {
  await vi.waitFor(async () => {
    expect(await virtual.spokenPhraseLog()).toContain(words);
  });
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

it('says how many rows are selected', async () => {
  await draw('DataTable', 'Selecting');
  await press('checkbox, Select Alvarez, María');
  await hear('polite: 2 rows selected');
});

it('says a toast once, where the reader is', async () => {
  await draw('Toast');
  await press('button, Save');
  await hear('polite: Your answers are saved.');
  expect((await virtual.spokenPhraseLog()).filter((phrase) => phrase.includes('Your answers are saved.'))).toHaveLength(1);
});

it('names the buttons of each person, and says who was removed', async () => {
  await draw('PersonList');
  await readTo('button, Change Ana Ruiz');
  await press('button, Remove Ana Ruiz');
  await hear('polite: Ana Ruiz was removed.');
});

it('reads the errors before the fields, and at the field the same words', async () => {
  await draw('ErrorSummary');
  await readTo('group, There is a problem, Name is required.');
  await readTo('heading, There is a problem, level 2');
  await readTo('link, Name is required.');
  await readTo('textbox, First name, Error: Name is required., invalid, required');
});

it('asks with the question, and reads what would happen', async () => {
  await draw('ConfirmDialog', 'InSpanish');
  await readTo('alertdialog, ');
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
