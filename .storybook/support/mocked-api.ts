import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction } from 'storybook/internal/types';

const load = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  // If Storybook is hosted in a subfolder, the worker is in the same folder.
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
  });
  return worker;
});

/** Answers a story's requests with its `parameters.msw`; stories without them do not wait for a worker. */
export const mockedApi: LoaderFunction = (context) => (context.parameters.msw === undefined ? {} : load(context));
