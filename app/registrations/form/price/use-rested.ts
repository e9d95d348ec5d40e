import { useEffect, useState } from 'react';

/** Returns a value only once it has not changed for `restTime` ms, so that not every key press requests a price. */
export function useRested<Value>(value: Value, restTime: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(value);
    }, restTime);
    return () => {
      clearTimeout(timer);
    };
  }, [value, restTime]);
  return rested;
}
