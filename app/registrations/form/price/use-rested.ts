import { useEffect, useState } from 'react';

/** A value once it has not changed for this many ms, so that a price is not asked for with each key. */
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
