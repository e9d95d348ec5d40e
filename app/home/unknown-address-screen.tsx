import type { IntlShape } from 'react-intl';
import { head as homeHead, type load } from './home-screen.tsx';
import type { Head } from '../shell/screen.ts';

// Any unknown address shows Home's content, as the specification asks, and tells machines that it is not there.
export { Component, load } from './home-screen.tsx';

export function head(intl: IntlShape, data: Awaited<ReturnType<typeof load>>): Head {
  return { ...homeHead(intl, data), status: 404 };
}
