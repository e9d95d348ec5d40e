import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useCameraMessages } from '../../i18n/useCameraMessages.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { closeCamera, openCamera, type Camera } from './camera.ts';
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

/** The interval between looks at the picture, in ms, which leaves a phone time for other work. */
const lookEvery = 200;
/** The number of dark frames in a row that rule out a passing shadow. */
const darkPictures = 5;
/** One of this many frames is read thoroughly, so that a slow phone still reads most codes at once. */
const thoroughEvery = 5;
/** The number of looks without a code after which the alternative is shown too: eight seconds. */
const patientLooks = 40;

function problemOf(error: unknown): Problem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** Reads a QR code with the camera. The camera is requested only on a press, and turned off as soon as it is not needed. */
export function QrReader({ label, otherWay, onRead }: QrReaderProps): ReactElement {
  const messages = useCameraMessages();
  const [state, setState] = useState<State>('off');
  const [isDark, setDark] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [camera, setCamera] = useState<Camera>();
  const video = useRef<HTMLVideoElement>(null);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const start = async () => {
    setState('starting');
    try {
      const opened = await openCamera();
      // People may leave the page while the browser asks them about the camera.
      if (isGone.current) {
        closeCamera(opened);
        return;
      }
      setCamera(opened);
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
  const fail = useEffectEvent(() => {
    stop();
    setState('failed');
  });

  useEffect(() => {
    const element = video.current;
    if (!camera || !element) return undefined;
    element.srcObject = camera.stream;
    // If playback fails, the browser shows the reason itself, and the user can stop.
    element.play().catch(() => undefined);
    let isOn = true;
    let isReading = false;
    let dark = 0;
    let looks = 0;
    let frames = 0;
    const look = async () => {
      looks += 1;
      setSlow(looks >= patientLooks);
      if (isReading || element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      frames += 1;
      isReading = true;
      const frame = await camera.reader.read(element, frames % thoroughEvery === 0).catch(() => undefined);
      isReading = false;
      if (!isOn) return;
      if (!frame) {
        fail();
        return;
      }
      dark = frame.kind === 'dark' ? dark + 1 : 0;
      setDark(dark >= darkPictures);
      if (frame.kind === 'code') found(frame.text);
    };
    const timer = setInterval(() => void look(), lookEvery);
    const hide = () => {
      if (document.visibilityState === 'hidden') pause();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      isOn = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      closeCamera(camera);
    };
  }, [camera]);

  const problems = {
    refused: messages.refused,
    missing: messages.missing,
    failed: messages.failed,
  };
  const isReading = state === 'reading';
  return (
    <Stack gap="s">
      {isReading && <video ref={video} className={picture} aria-label={messages.picture} muted playsInline />}
      {isReading &&
        (isDark ? (
          <Alert tone="caution" announce>
            {messages.dark} {otherWay}
          </Alert>
        ) : (
          <Alert tone="info" announce>
            {messages.reading} {isSlow && otherWay}
          </Alert>
        ))}
      {(state === 'refused' || state === 'missing' || state === 'failed') && (
        <Alert tone="caution" announce>
          {problems[state]} {otherWay}
        </Alert>
      )}
      {/* One button for both, so that it keeps the focus when the camera starts or stops. */}
      <Inline gap="s">
        <Button size="large" isPending={state === 'starting'} onPress={isReading ? stop : () => void start()}>
          {isReading ? messages.stop : label}
        </Button>
      </Inline>
    </Stack>
  );
}
