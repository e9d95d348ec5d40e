import { openFrameReader, type FrameReader } from './frameReader.ts';

/** A camera that is on, and what reads its frames. */
export interface Camera {
  readonly stream: MediaStream;
  readonly reader: FrameReader;
}

function requestStream(): Promise<MediaStream> {
  // Browsers provide no camera API to pages in an insecure context.
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (!devices) return Promise.reject(new DOMException('No camera', 'NotFoundError'));
  return devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false });
}

export function closeCamera({ stream, reader }: Partial<Camera>): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
  reader?.close();
}

/**
 * Turns the camera on while the code that reads its frames loads.
 * @throws if either fails; the other is closed again.
 */
export async function openCamera(): Promise<Camera> {
  const opening = openFrameReader();
  // A failure is handled below, once the camera has answered.
  opening.catch(() => undefined);
  let stream: MediaStream | undefined;
  try {
    // A refusal is shown at once, however slowly the code loads.
    stream = await requestStream();
    return { stream, reader: await opening };
  } catch (error) {
    closeCamera({ ...(stream && { stream }) });
    opening.then(
      (reader) => {
        closeCamera({ reader });
      },
      () => undefined,
    );
    throw error;
  }
}
