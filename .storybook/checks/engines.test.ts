import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Checker } from 'accessibility-checker-engine';
import 'accessibility-checker-engine/ace-window.js';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';
import { still, stories } from './stories.ts';

setProjectAnnotations([preview]);

declare const ace_ibma: { Checker: new () => Checker };

const checker = new ace_ibma.Checker();
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

async function draw(listed: (typeof stories)[number]): Promise<void> {
  await page.viewport(1280, 900);
  await composeStory(...still(listed), undefined, listed.name).run();
  // Collapsed content is checked too.
  for (const details of document.querySelectorAll('details')) details.open = true;
}

/** Rules that do not apply here, and why. */
const besideThePoint = new Set([
  // A story is part of a page: the skip link belongs to the page.
  'skip_main_exists',
  // The checkbox of a row has a visually hidden label, since the row beside it shows the text.
  'label_content_exists',
  // The engine treats a visually hidden caption as empty; the heading of the screen already shows the name of the list.
  'table_caption_empty',
  // The engine does not accept 'username' on an email field, but password managers need it to find the account.
  'input_autocomplete_valid',
]);

it.each(stories)('$title: $name: IBM Equal Access finds no violation', async (listed) => {
  await draw(listed);
  const { results } = await checker.check(document, ['WCAG_2_2']);
  const found = results.filter(
    ({ ruleId, value }) => value.join(' ') === 'VIOLATION FAIL' && !besideThePoint.has(ruleId),
  );
  expect(found.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)).toEqual([]);
});

it.each(stories)('$title: $name: html-validate finds no error', async (listed) => {
  await draw(listed);
  const report = await validator.validateString(document.body.innerHTML);
  expect(
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    ),
  ).toEqual([]);
});
