import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const hasStoryId = (meta: object): meta is { storyId: string } => 'storyId' in meta && typeof meta.storyId === 'string';

// The whole body, so that open dialogs and menus are in the picture.
afterEach(async ({ task }) => {
  if (!hasStoryId(task.meta) || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(task.meta.storyId);
});
