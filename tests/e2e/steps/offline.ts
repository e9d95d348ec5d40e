import type { Page } from '@playwright/test';
import { hydrated } from './journey.ts';

/** Waits until the worker has kept what can be read without a connection, and is between page and network. */
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
