import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { picture } from './QrReader.css.ts';

export type QrReaderProps = {
  /** The button label, such as 'Read a code with the camera'. */
  label: string;
  /** The alternative to the camera, shown with every problem: there must always be one. */
  otherWay: string;
  /** Called once with the text of a code; the camera is off by then. */
  onRead: (text: string) => void;
};

type Problem = 'refused' | 'missing' | 'failed';
type State = 'off' | 'starting' | 'reading' | Problem;

/** The interval between frames that are read, in ms, which leaves a phone time for other work. */
const lookEvery = 200;
/** Frames are scaled down to this width in pixels before reading; a code that fills a third of it reads well. */
const pictureWidth = 640;
/** The number of dark frames in a row that rule out a passing shadow. */
const darkPictures = 5;
/** One of this many frames is read thoroughly, so that a slow phone still shows a moving picture. */
const thoroughEvery = 5;
/** The number of frames without a code after which the alternative is shown too: about eight seconds. */
const patientFrames = 40;

const load = () => import('./readFrame.ts');

function problemOf(error: unknown): Problem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

function requestCamera(): Promise<MediaStream> {
  // Browsers provide no camera API to pages in an insecure context.
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (!devices) return Promise.reject(new DOMException('No camera', 'NotFoundError'));
  return devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false });
}

/** Reads a QR code with the camera. The camera is requested only on a press, and turned off as soon as it is not needed. */
export function QrReader({ label, otherWay, onRead }: QrReaderProps): ReactElement {
  const messages = useFurtherMessages();
  const [state, setState] = useState<State>('off');
  const [isDark, setDark] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [camera, setCamera] = useState<{ stream: MediaStream; read: Awaited<ReturnType<typeof load>>['readFrame'] }>();
  const video = useRef<HTMLVideoElement>(null);

  const start = async () => {
    setState('starting');
    try {
      const [{ readFrame }, stream] = await Promise.all([load(), requestCamera()]);
      setCamera({ stream, read: readFrame });
      setState('reading');
    } catch (error) {
      setState(problemOf(error));
    }
  };
  const stop = () => {
    setCamera(undefined);
    setDark(false);
    setSlow(false);
    setState('off');
  };
  const found = useEffectEvent((text: string) => {
    stop();
    onRead(text);
  });
  const pause = useEffectEvent(stop);

  useEffect(() => {
    const element = video.current;
    if (!camera || !element) return undefined;
    element.srcObject = camera.stream;
    // If playback fails, the browser shows the reason itself, and the user can stop.
    element.play().catch(() => undefined);
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    let dark = 0;
    let frames = 0;
    const look = () => {
      if (!drawing || element.videoWidth === 0) return;
      canvas.width = Math.min(pictureWidth, element.videoWidth);
      canvas.height = Math.round((canvas.width * element.videoHeight) / element.videoWidth);
      drawing.drawImage(element, 0, 0, canvas.width, canvas.height);
      frames += 1;
      const picture = drawing.getImageData(0, 0, canvas.width, canvas.height);
      const frame = camera.read(picture, { isThorough: frames % thoroughEvery === 0 });
      dark = frame.kind === 'dark' ? dark + 1 : 0;
      setDark(dark >= darkPictures);
      setSlow(frames >= patientFrames);
      if (frame.kind === 'code') found(frame.text);
    };
    const timer = setInterval(look, lookEvery);
    const hide = () => {
      if (document.visibilityState === 'hidden') pause();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      for (const track of camera.stream.getTracks()) track.stop();
    };
  }, [camera]);

  if (state === 'reading') {
    return (
      <Stack gap="s">
        <video ref={video} className={picture} aria-label={messages.cameraPicture} muted playsInline />
        {isDark ? (
          <Alert tone="caution" announce>
            {messages.cameraDark} {otherWay}
          </Alert>
        ) : (
          <Alert tone="info" announce>
            {messages.cameraReading} {isSlow && otherWay}
          </Alert>
        )}
        <Inline gap="s">
          <Button size="large" onPress={stop}>
            {messages.cameraStop}
          </Button>
        </Inline>
      </Stack>
    );
  }
  const problems = {
    refused: messages.cameraRefused,
    missing: messages.cameraMissing,
    failed: messages.cameraFailed,
  };
  return (
    <Stack gap="s">
      {(state === 'refused' || state === 'missing' || state === 'failed') && (
        <Alert tone="caution" announce>
          {problems[state]} {otherWay}
        </Alert>
      )}
      <Inline gap="s">
        <Button size="large" isPending={state === 'starting'} onPress={() => void start()}>
          {label}
        </Button>
      </Inline>
    </Stack>
  );
}
