import { useState } from 'react';

/**
 * What is typed into the filters of a list. Another address, such as the previous one, starts with its own text. A new key would
 * not do: the fields stay, and with them the focus of the person who has just searched.
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
