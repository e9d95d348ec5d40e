import type { Page } from '@playwright/test';
import { hydrated } from './journey.ts';

/** Waits until the worker has saved the pages for reading offline and controls the page. */
export async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener(
        'controllerchange',
        () => {
          resolve();
        },
        { once: true },
      );
    });
  });
}
