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
  // What is folded away is looked at too.
  for (const details of document.querySelectorAll('details')) details.open = true;
}

/** What does not hold here, and why. */
const besideThePoint = new Set([
  // A story is a part of a page: the way past the header is the page's.
  'skip_main_exists',
  // The box of a row is named by words that are only heard, since the row beside it shows them.
  'label_content_exists',
  // It takes words that are only heard for none: the name of a list is the heading of its screen already.
  'table_caption_empty',
  // It does not know 'username' for an email address, with which password managers find the account.
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
