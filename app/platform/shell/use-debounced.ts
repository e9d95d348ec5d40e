import { useEffect, useState } from 'react';

/** A value once it has not changed for `pause` ms, so that not every key press causes work. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [value, pause]);
  return settled;
}
