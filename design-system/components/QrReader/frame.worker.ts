import type { FrameRequest } from './frameReader.ts';
import { takePicture } from './picture.ts';
import { readFrame, type Frame } from './readFrame.ts';

/** The part of the worker's global scope that is used here, typed. */
const self = globalThis as unknown as {
  postMessage: (answer: Frame | 'ready') => void;
  onmessage: (event: MessageEvent<FrameRequest>) => void;
};

let drawing: OffscreenCanvasRenderingContext2D | null | undefined;

function pixelsOf(frame: VideoFrame) {
  drawing ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('No canvas');
  try {
    return takePicture(drawing, frame, { width: frame.displayWidth, height: frame.displayHeight });
  } finally {
    frame.close();
  }
}

self.onmessage = ({ data: { picture, isThorough } }) => {
  self.postMessage(readFrame('data' in picture ? picture : pixelsOf(picture), { isThorough }));
};
self.postMessage('ready');
