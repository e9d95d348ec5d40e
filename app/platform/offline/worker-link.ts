import type { WorkerMessage } from './names.ts';

/** Messages that wait for the worker. */
const waiting: WorkerMessage[] = [];

/** Old browsers and insecure addresses have no workers; everything else works there all the same. */
const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** Whether a worker handles this page's requests, so that reloading always shows something. */
export function hasWorker(): boolean {
  return hasWorkers() && navigator.serviceWorker.controller !== null;
}

/** Sends a message to the worker, now or as soon as there is one. */
export function notifyWorker(message: WorkerMessage): void {
  if (!hasWorkers()) return;
  if (navigator.serviceWorker.controller) navigator.serviceWorker.controller.postMessage(message);
  else waiting.push(message);
}

/** Asks the browser to install the worker, once the page is loaded and idle. */
export function startWorker(): void {
  if (!hasWorkers()) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    for (const message of waiting.splice(0)) serviceWorker.controller?.postMessage(message);
  });
  const register = () => {
    // Without a worker the site works as before, except offline.
    serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(register, { timeout: 5000 });
    else setTimeout(register, 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
