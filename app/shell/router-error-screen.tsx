import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Failure } from './failure.tsx';

/** What shows when not even the frame could be made; titled as the router's own page is (specification, section 2). */
export function RouterErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <Failure titleId="error.router" />;
}
