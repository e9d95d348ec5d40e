import { useState } from 'react';

/**
 * What is typed into the filters of a list. Another address, such as the one before, begins with its own words. No new
 * key does that: the fields stay, and with them the focus of who has just searched.
 */
export function useTyped<Typed>(ofAddress: Typed) {
  const [typed, setTyped] = useState(ofAddress);
  const address = JSON.stringify(ofAddress);
  const [begunAt, setBegunAt] = useState(address);
  if (begunAt !== address) {
    setBegunAt(address);
    setTyped(ofAddress);
  }
  return [typed, setTyped] as const;
}
