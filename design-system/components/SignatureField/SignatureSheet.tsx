import { useState } from 'react';
import type { PointerEvent, ReactElement } from 'react';
import { baseline, ink, sheet } from './SignatureField.css.ts';
import { signatureBox, strokePath, toSignaturePoint } from './signature.ts';
import type { SignaturePoint, SignatureStroke } from './signature.ts';

type SignatureSheetProps = {
  /** The sheet's accessible name. */
  label: string;
  strokes: readonly SignatureStroke[];
  onStroke: (stroke: SignatureStroke) => void;
  isDisabled: boolean;
};

const pointOf = (event: PointerEvent<SVGSVGElement>): SignaturePoint =>
  toSignaturePoint({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect());

/**
 * The box for drawing with finger, pen or mouse. An SVG instead of a canvas, because it renders from the value alone, even on
 * the server, stays sharp on paper, and uses the colors of the theme and of the system.
 */
export function SignatureSheet({ label, strokes, onStroke, isDisabled }: SignatureSheetProps): ReactElement {
  const [current, setCurrent] = useState<SignatureStroke>();

  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (isDisabled || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCurrent([pointOf(event)]);
  };
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (!event.isPrimary) return;
    const point = pointOf(event);
    setCurrent((stroke) => stroke && [...stroke, point]);
  };
  const end = (): void => {
    if (current && current.length > 1) onStroke(current);
    setCurrent(undefined);
  };

  return (
    <svg
      className={sheet}
      viewBox={`0 0 ${String(signatureBox.width)} ${String(signatureBox.height)}`}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path className={baseline} d="M15 78H285" />
      {(current ? [...strokes, current] : strokes).map((stroke, index) => (
        // A stroke's index is its identity and never changes.
        <path key={index} className={ink} d={strokePath(stroke)} />
      ))}
    </svg>
  );
}
