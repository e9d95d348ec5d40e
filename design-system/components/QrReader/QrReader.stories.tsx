import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { encode } from 'uqr';
import { QrReader } from './QrReader.tsx';

const meta = {
  title: 'Forms/QrReader',
  component: QrReader,
  args: {
    label: 'Read a code with the camera',
    otherWay: 'You can also type the reference.',
    onRead: fn(),
  },
} satisfies Meta<typeof QrReader>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = { name: 'Read a code with the camera' };

/** Replaces the browser's camera API, and restores it after the story. */
function withCamera(getUserMedia: () => Promise<MediaStream>): () => () => void {
  return () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    return () => {
      if (own) Object.defineProperty(navigator, 'mediaDevices', own);
      else Reflect.deleteProperty(navigator, 'mediaDevices');
    };
  };
}

/** A fake camera stream from a canvas that is redrawn repeatedly, because a static canvas sends no frames. */
function filmed(draw: (drawing: CanvasRenderingContext2D) => void): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const drawing = canvas.getContext('2d');
  if (!drawing) return Promise.reject(new Error('No canvas'));
  const stream = canvas.captureStream(10);
  const again = () => {
    draw(drawing);
    if (stream.active) setTimeout(again, 100);
  };
  again();
  return Promise.resolve(stream);
}

const fill = (color: string) => (drawing: CanvasRenderingContext2D) => {
  drawing.fillStyle = color;
  drawing.fillRect(0, 0, 640, 480);
};

const codeOf = (text: string) => (drawing: CanvasRenderingContext2D) => {
  fill('#c8c8c8')(drawing);
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const square = Math.floor(400 / size);
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      drawing.fillStyle = isDark ? '#222' : '#eee';
      drawing.fillRect(100 + x * square, 40 + y * square, square, square);
    });
  });
};

/** The threads that a story started, how many of them have ended, and whether one got a frame. */
const threads = { started: 0, ended: 0, isUsed: false };

/** Replaces the browser's threads until the story ends. */
function withThreads(Replacement: typeof Worker | undefined): () => () => void {
  return () => {
    const own = window.Worker;
    Object.assign(threads, { started: 0, ended: 0, isUsed: false });
    Object.assign(window, { Worker: Replacement });
    return () => {
      Object.assign(window, { Worker: own });
    };
  };
}

class CountedWorker extends Worker {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    threads.started += 1;
  }

  override postMessage(message: unknown, transfer: StructuredSerializeOptions | Transferable[] = []) {
    super.postMessage(message, Array.isArray(transfer) ? { transfer } : transfer);
    threads.isUsed = true;
  }

  override terminate() {
    super.terminate();
    threads.ended += 1;
  }
}

/** A thread whose file does not load. */
class LostWorker extends Worker {
  constructor() {
    super('/none.js', { type: 'module' });
  }
}

/** A camera of this kind, and threads of that one. */
const withBoth = (camera: () => () => void, workers: () => () => void) => () => {
  const ends = [camera(), workers()];
  return () => {
    for (const end of ends) end();
  };
};

const refusal = (name: string) => () => Promise.reject(new DOMException('', name));

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', button)).toHaveFocus();
    await expect(canvas.queryByText(/camera is/)).toBeNull();
  },
};

export const ReadsACode: Story = {
  beforeEach: withCamera(() => filmed(codeOf('K7M-3QX'))),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('K7M-3QX'), { timeout: 8000 });
    await expect(args.onRead).toHaveBeenCalledTimes(1);
    // The camera is off again, and the focus is where it was.
    await expect(await canvas.findByRole('button', button)).toBeVisible();
    await expect(canvas.getByRole('button', button)).toHaveFocus();
  },
};

export const NoCodeInSight: Story = {
  beforeEach: withCamera(() => filmed(fill('#c8c8c8'))),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    const off = await canvas.findByRole('button', { name: 'Turn the camera off' });
    await expect(off).toHaveFocus();
    await userEvent.click(off);
    await expect(canvas.getByRole('button', button)).toBeVisible();
    await expect(canvas.getByRole('button', button)).toHaveFocus();
    await expect(args.onRead).not.toHaveBeenCalled();
  },
};

/** Frames are read beside the page, which therefore answers every press. */
export const ReadsBesideThePage: Story = {
  beforeEach: withBoth(
    withCamera(() => filmed(codeOf('K7M-3QX'))),
    withThreads(CountedWorker),
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('K7M-3QX'), { timeout: 8000 });
    await waitFor(() => expect(threads).toEqual({ started: 1, ended: 1, isUsed: true }));
  },
};

export const EndsItsThread: Story = {
  beforeEach: withBoth(
    withCamera(() => filmed(fill('#c8c8c8'))),
    withThreads(CountedWorker),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    const off = await canvas.findByRole('button', { name: 'Turn the camera off' }, { timeout: 8000 });
    await waitFor(() => expect(threads).toEqual({ started: 1, ended: 0, isUsed: true }), { timeout: 8000 });
    await userEvent.click(off);
    await waitFor(() => expect(threads).toEqual({ started: 1, ended: 1, isUsed: true }));
  },
};

export const EndsItsThreadWhenRefused: Story = {
  beforeEach: withBoth(withCamera(refusal('NotAllowedError')), withThreads(CountedWorker)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(canvas.getAllByText(/not allowed to use the camera/)[0]).toBeVisible());
    await waitFor(() => expect(threads).toEqual({ started: 1, ended: 1, isUsed: false }), { timeout: 8000 });
  },
};

export const WithoutThreads: Story = {
  beforeEach: withBoth(
    withCamera(() => filmed(codeOf('K7M-3QX'))),
    withThreads(undefined),
  ),
  play: ReadsACode.play,
};

export const ThreadThatDoesNotLoad: Story = {
  beforeEach: withBoth(
    withCamera(() => filmed(codeOf('K7M-3QX'))),
    withThreads(LostWorker),
  ),
  play: ReadsACode.play,
};

/** A browser that gives pages no pixels, such as one that guards against fingerprinting: there is still the other way. */
export const PicturesThatCannotBeRead: Story = {
  beforeEach: withBoth(
    withCamera(() => filmed(codeOf('K7M-3QX'))),
    withBoth(withThreads(undefined), () => {
      const pixels = spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
      return () => {
        pixels.mockRestore();
      };
    }),
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(canvas.getAllByText(/type the reference/)[0]).toBeVisible(), { timeout: 8000 });
    await expect(canvas.getByRole('button', button)).toBeVisible();
    await expect(args.onRead).not.toHaveBeenCalled();
  },
};

export const NoCodeForLong: Story = {
  beforeEach: withCamera(() => filmed(fill('#c8c8c8'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByRole('button', { name: 'Turn the camera off' })).toBeVisible();
    await expect(canvas.queryByText(/type the reference/)).toBeNull();
    await waitFor(() => expect(canvas.getAllByText(/type the reference/)[0]).toBeVisible(), { timeout: 20_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the camera off' }));
  },
};

export const TooDark: Story = {
  beforeEach: withCamera(() => filmed(fill('#050505'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(canvas.getAllByText(/too dark/)[0]).toBeVisible(), { timeout: 8000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the camera off' }));
  },
};

export const Refused: Story = {
  beforeEach: withCamera(refusal('NotAllowedError')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(canvas.getAllByText(/not allowed to use the camera/)[0]).toBeVisible());
    await expect(canvas.getAllByText(/type the reference/)[0]).toBeVisible();
  },
};

export const MissingInSpanishByNight: Story = {
  args: { label: 'Leer un código con la cámara', otherWay: 'También puede escribir la referencia.' },
  globals: { language: 'es', theme: 'dark' },
  beforeEach: withCamera(refusal('NotFoundError')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leer un código con la cámara' }));
    await waitFor(() => expect(canvas.getAllByText(/no tiene cámara/)[0]).toBeVisible());
  },
};

export const Failed: Story = {
  beforeEach: withCamera(refusal('NotReadableError')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(canvas.getAllByText(/did not start/)[0]).toBeVisible());
  },
};
