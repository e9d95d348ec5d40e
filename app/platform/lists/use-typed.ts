import { useState } from 'react';

/**
 * The text typed into the filters of a list. It is reset when the address changes, such as after going back. A new React key would
 * not do: it would replace the fields and take the focus from a person who has just searched.
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
