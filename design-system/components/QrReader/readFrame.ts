import { decodeQR } from 'qr/decode.js';
import type { Picture } from './picture.ts';
import { repairFrame } from './repairFrame.ts';

/** The result of reading one camera frame. */
export type Frame = { kind: 'code'; text: string } | { kind: 'nothing' } | { kind: 'dark' };

/** Codes are unreadable below this average brightness (0 to 255). */
const darkBelow = 28;

/** The distance in pixels between two brightness samples. */
const step = 97;

/** Returns the average brightness of a frame, from 0 to 255. */
export function brightness(data: Uint8ClampedArray): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 2 < data.length; at += 4 * step) {
    sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

function textIn(picture: Picture): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    // The library throws when it finds no code.
    return undefined;
  }
}

/**
 * Reads the QR code in a frame, if there is one. With `isThorough` it also tries to read a cracked, creased or faint code, which
 * takes about ten times as long.
 */
export function readFrame(picture: Picture, { isThorough = false } = {}): Frame {
  if (brightness(picture.data) < darkBelow) return { kind: 'dark' };
  const text = textIn(picture) ?? (isThorough ? textIn(repairFrame(picture)) : undefined);
  return text === undefined ? { kind: 'nothing' } : { kind: 'code', text };
}
