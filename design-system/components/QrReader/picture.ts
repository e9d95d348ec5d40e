type Drawing = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The pixels of a camera frame. */
export type Picture = Pick<ImageData, 'width' | 'height' | 'data'>;

/** Frames are scaled down to this width in pixels before reading; a code that fills a third of it reads well. */
const widest = 640;

/** Returns the pixels of a frame of this size, scaled down. */
export function takePicture(
  drawing: Drawing,
  frame: HTMLVideoElement | VideoFrame,
  size: { width: number; height: number },
): Picture {
  const { canvas } = drawing;
  canvas.width = Math.min(widest, size.width);
  canvas.height = Math.round((canvas.width * size.height) / size.width);
  drawing.drawImage(frame, 0, 0, canvas.width, canvas.height);
  return drawing.getImageData(0, 0, canvas.width, canvas.height);
}
