import { takePicture, type Picture } from './picture.ts';
import type { Frame } from './readFrame.ts';

export interface FrameRequest {
  readonly picture: Picture | VideoFrame;
  readonly isThorough: boolean;
}

/** Reads the frames of a video, one at a time. It fails if the browser gives no access to their pixels. */
export interface FrameReader {
  readonly read: (video: HTMLVideoElement, isThorough: boolean) => Promise<Frame>;
  /** Ends the thread; a pending frame is never answered. */
  readonly close: () => void;
}

/** Returns a thread that is ready for frames; undefined where the browser cannot start one. */
function startWorker(): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./frame.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = () => {
        resolve(worker);
      };
      worker.onerror = () => {
        worker.terminate();
        resolve(undefined);
      };
    } catch {
      resolve(undefined);
    }
  });
}

/** Returns what takes the pixels of a video on the page. */
function createTaker(): (video: HTMLVideoElement) => Picture {
  const drawing = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!drawing) throw new Error('No canvas');
    return takePicture(drawing, video, { width: video.videoWidth, height: video.videoHeight });
  };
}

/** Returns the current frame of a video; undefined where the browser cannot pass it on. */
function frameOf(video: HTMLVideoElement): VideoFrame | undefined {
  try {
    return new VideoFrame(video);
  } catch {
    return undefined;
  }
}

function createWorkerReader(worker: Worker): FrameReader {
  const take = createTaker();
  // Even taking the pixels costs a slow phone a moment, so the thread does it where browsers can pass it a frame.
  let passesFrames = 'VideoFrame' in window && 'OffscreenCanvas' in window;
  return {
    read: (video, isThorough) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data: frame }: MessageEvent<Frame>) => {
          resolve(frame);
        };
        // A frame that the thread cannot read counts as one without a code; the page takes the pixels of the next one.
        worker.onerror = () => {
          passesFrames = false;
          resolve({ kind: 'nothing' });
        };
        const picture = (passesFrames && frameOf(video)) || take(video);
        const request: FrameRequest = { picture, isThorough };
        worker.postMessage(request, ['data' in picture ? picture.data.buffer : picture]);
      }),
    close: () => {
      worker.terminate();
    },
  };
}

/**
 * Opens a thread that reads frames: a thorough look would freeze a slow phone for a moment. Where there are no threads, the page
 * reads the frames itself.
 * @throws if the code does not load.
 */
export async function openFrameReader(): Promise<FrameReader> {
  const worker = await startWorker();
  if (worker) return createWorkerReader(worker);
  const { readFrame } = await import('./readFrame.ts');
  const take = createTaker();
  return {
    read: async (video, isThorough) => readFrame(take(video), { isThorough }),
    close: () => undefined,
  };
}

/** Loads the files of both ways to read frames, so that they are there without a network. */
export async function loadFrameReader(): Promise<void> {
  const [worker] = await Promise.all([startWorker(), import('./readFrame.ts')]);
  worker?.terminate();
}
