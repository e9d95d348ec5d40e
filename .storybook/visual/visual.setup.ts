import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const hasStoryId = (meta: object): meta is { storyId: string } => 'storyId' in meta && typeof meta.storyId === 'string';

// The whole body, so that open dialogs and menus are in the picture.
afterEach(async ({ task }) => {
  if (!hasStoryId(task.meta) || task.result?.state === 'fail') return;
  // Each face is fetched only once words are set in it, which may be after it was asked whether all are there.
  // A face is fetched only once words are set in it. Stand-ins for typefaces that this machine lacks are never loaded.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  for (const family of ['Newsreader', 'Atkinson Hyperlegible Next'])
    expect(document.fonts.check(`1em "${family}"`)).toBe(true);
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(task.meta.storyId);
});
