import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../support/chromium.ts';
import type { TraceEvent } from '../trace-event.ts';

/*
 * Measures what loading a page costs the main thread, from a trace of a browser without an attached test tool. Such a tool makes
 * the browser record where each timer and promise was created, for which it parses whole script files again, during our tasks.
 */

/** The longest tasks while a page loads, in ms of CPU time, which other programs do not lengthen. */
export interface LoadTasks {
  /** The longest task: its script part, and the browser's own parsing, style, layout and paint. */
  readonly longest: { readonly script: number; readonly browser: number };
  /** The most script in one task. */
  readonly mostScript: number;
}

type Listener = (params: { readonly value?: readonly TraceEvent[] }) => void;

/** A client of the browser's DevTools protocol. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (result: unknown) => void>();
  const listeners = new Map<string, Listener>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; method?: string; params?: Parameters<Listener>[0] };
    if (message.id !== undefined) waiting.get(message.id)?.(undefined);
    else if (message.method !== undefined) listeners.get(message.method)?.(message.params ?? {});
  });
  let last = 0;
  return {
    send: (method: string, params: Record<string, unknown> = {}) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (method: string, listener: Listener) => listeners.set(method, listener),
  };
}

const isTask = ({ name }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask';
/** Running, evaluating and compiling script, and the browser work that script triggers synchronously. */
const isScript = ({ name }: TraceEvent): boolean => name.startsWith('v8.');

/** The events that are not nested in another one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

const spent = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

function tasksOf(trace: readonly TraceEvent[]): LoadTasks {
  const mains = new Set(
    trace.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ tid }) => tid),
  );
  const events = trace.filter(({ ph, tid }) => ph === 'X' && mains.has(tid)).sort((a, b) => a.ts - b.ts);
  const scripts = outermost(events.filter(isScript));
  const tasks = outermost(events.filter(isTask)).map((task) => {
    const until = task.ts + (task.dur ?? 0);
    const script = scripts
      .filter(({ tid, ts }) => tid === task.tid && ts >= task.ts && ts < until)
      .reduce((sum, event) => sum + spent(event), 0);
    return { script, browser: Math.max(0, spent(task) - script) };
  });
  const longest = tasks.reduce((a, b) => (b.script + b.browser > a.script + a.browser ? b : a), {
    script: 0,
    browser: 0,
  });
  return { longest, mostScript: Math.max(0, ...tasks.map(({ script }) => script)) };
}

/** Maximum time for a page to load, in ms, on a slow phone and a busy machine. */
const loadTime = 5000;

/**
 * Opens a browser without a test tool, and its protocol. Debian's command is a script: a signal to it would leave the browser
 * running.
 */
async function openBrowser(profile: string) {
  const browser = spawn(
    findChromium() ?? chromium.executablePath(),
    ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(browser, 'exit');
  let said = '';
  for await (const part of browser.stderr) {
    said += String(part);
    if (/ws:\/\/\S+\s/.test(said)) break;
  }
  const address = /ws:\/\/\S+/.exec(said)?.[0];
  if (address === undefined) throw new Error(`The browser did not start: ${said}`);
  const whole = await connect(address);
  return {
    whole,
    host: new URL(address).host,
    close: async () => {
      void whole.send('Browser.close');
      await exited;
    },
  };
}

/** Connects to the browser's only page. */
async function connectPage(host: string) {
  const targets = (await (await fetch(`http://${host}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const tab = targets.find(({ type }) => type === 'page');
  if (!tab) throw new Error('The browser has no page');
  return connect(tab.webSocketDebuggerUrl);
}

/** Loads a page as a phone with a slow processor does, in its own browser. */
export async function traceLoad(url: string, slowdown: number): Promise<LoadTasks> {
  const profile = await mkdtemp(join(tmpdir(), 'load-tasks-'));
  const { whole, host, close } = await openBrowser(profile);
  try {
    const page = await connectPage(host);
    await page.send('Emulation.setDeviceMetricsOverride', {
      width: 412,
      height: 823,
      deviceScaleFactor: 2,
      mobile: true,
    });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const trace: TraceEvent[] = [];
    whole.on('Tracing.dataCollected', ({ value = [] }) => trace.push(...value));
    const traced = new Promise<void>((resolve) => {
      whole.on('Tracing.tracingComplete', () => {
        resolve();
      });
    });
    await whole.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'blink', 'v8'] },
    });
    await page.send('Page.navigate', { url });
    await new Promise((resolve) => setTimeout(resolve, loadTime));
    await whole.send('Tracing.end');
    await traced;
    return tasksOf(trace);
  } finally {
    await close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
