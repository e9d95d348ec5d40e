import type { IntlShape } from 'react-intl';
import { head as homeHead } from './home-screen.tsx';
import type { Head } from '../shell/screen.ts';

// Any unknown address shows Home's content, as the specification asks, and tells machines that it is not there.
export { Component, load } from './home-screen.tsx';

export function head(intl: IntlShape): Head {
  return { ...homeHead(intl), status: 404 };
}
