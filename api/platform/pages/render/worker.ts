import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { loadBuild } from '../build.ts';
import type { Prepared } from '../send.ts';
import { giveWay } from './priority.ts';
import { createRenderer, isAway, type RenderInput, type Rendering } from './render-page.ts';

/* The thread that renders pages, so that a rendering of 30 ms does not delay the readers of other pages. Started by thread.ts. */

/** A request to the thread. */
export interface Question {
  readonly id: number;
  readonly input: RenderInput;
}

/** An answer from the thread. The first message, without an id, signals that it is ready. */
export interface Answer {
  readonly id?: number;
  readonly rendering?: Rendering;
  readonly failure?: { readonly description: string; readonly isAway: boolean };
}

const port = parentPort;
if (!port) throw new Error('This file runs as a thread of the site.');

const { application, assets } = await loadBuild();
const render = createRenderer(application, assets);

/** Returns the memory to transfer to the main thread instead of copying it. */
function memoryOf(rendering: Rendering): ArrayBuffer[] {
  if ('redirect' in rendering) return [];
  const { whole, light } = rendering;
  const all: readonly Prepared[] = light ? [whole, light.page, light.data] : [whole];
  return all.flatMap(({ identity, br }) => [identity, ...(br ? [br] : [])].map(({ buffer }) => buffer as ArrayBuffer));
}

port.on('message', ({ id, input }: Question) => {
  render(input).then(
    (rendering) => {
      port.postMessage({ id, rendering } satisfies Answer, memoryOf(rendering));
    },
    (error: unknown) => {
      const failure = { description: inspect(error), isAway: isAway(error) };
      port.postMessage({ id, failure } satisfies Answer);
    },
  );
});
giveWay();
port.postMessage({} satisfies Answer);
