import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const hasStoryId = (meta: object): meta is { storyId: string } => 'storyId' in meta && typeof meta.storyId === 'string';

// The whole body, so that the screenshot includes open dialogs and menus.
afterEach(async ({ task }) => {
  if (!hasStoryId(task.meta) || task.result?.state === 'fail') return;
  // The browser fetches a font face only once text uses it, which may be after the check below, so all are loaded first.
  // Stand-ins for typefaces that this machine lacks never load.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  for (const family of ['Newsreader', 'Atkinson Hyperlegible Next'])
    expect(document.fonts.check(`1em "${family}"`)).toBe(true);
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(task.meta.storyId);
});
