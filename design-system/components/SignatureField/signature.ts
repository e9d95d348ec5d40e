/** A point in the box, in hundredths of its height: x from 0 to 300, y from 0 to 100. */
export type SignaturePoint = { readonly x: number; readonly y: number };

/** The line drawn between setting the pen down and lifting it. */
export type SignatureStroke = readonly SignaturePoint[];

/** A signature is a typed name or a drawing; both count the same. */
export type Signature =
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'drawn'; readonly strokes: readonly SignatureStroke[] };

/** The size of the box's coordinate system, so that a drawing looks the same on every screen and on paper. */
export const signatureBox = { width: 300, height: 100 } as const;

/** Whether a signature is complete: a nonblank name, or a stroke that is more than a dot. */
export function isSigned(signature: Signature): boolean {
  if (signature.kind === 'typed') return signature.name.trim() !== '';
  return signature.strokes.some((stroke) => stroke.length > 1);
}

type Rectangle = { left: number; top: number; width: number; height: number };

/** Converts a point on the screen to a point in the box, clamped to the box and rounded to tenths. */
export function toSignaturePoint(screen: SignaturePoint, rectangle: Rectangle): SignaturePoint {
  const scaled = (distance: number, from: number, to: number): number =>
    Math.round(Math.min(Math.max(distance / from, 0), 1) * to * 10) / 10;
  return {
    x: scaled(screen.x - rectangle.left, rectangle.width, signatureBox.width),
    y: scaled(screen.y - rectangle.top, rectangle.height, signatureBox.height),
  };
}

/** Converts a stroke to SVG path data. */
export function strokePath(stroke: SignatureStroke): string {
  return stroke.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${String(x)} ${String(y)}`).join('');
}

/** Returns every other point of a stroke, always including its ends. */
function thinned(stroke: SignatureStroke): SignatureStroke {
  return stroke.filter((_, index) => index % 2 === 0 || index === stroke.length - 1);
}

/** Converts a drawing to SVG path data of at most `maxLength` characters, simplifying it until it fits. Dots are omitted. */
export function signaturePath(strokes: readonly SignatureStroke[], maxLength: number): string {
  const lines = strokes.filter((stroke) => stroke.length > 1);
  const path = lines.map(strokePath).join('');
  if (path.length <= maxLength) return path;
  const coarser = lines.map(thinned);
  const isCoarsest = coarser.every((stroke, index) => stroke.length === lines[index]?.length);
  return signaturePath(isCoarsest ? coarser.slice(0, -1) : coarser, maxLength);
}

/** Parses the strokes from path data written by `signaturePath`. */
export function signatureStrokes(path: string): SignatureStroke[] {
  return path
    .split('M')
    .filter((stroke) => stroke !== '')
    .map((stroke) =>
      stroke.split('L').map((point) => {
        const [x = 0, y = 0] = point.split(' ').map(Number);
        return { x, y };
      }),
    );
}
