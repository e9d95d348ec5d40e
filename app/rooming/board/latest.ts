/** A value that menus and dragging read when they are used, long after the component that shows them was rendered. */
export interface Latest<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
}

export function createLatest<Value>(first: Value): Latest<Value> {
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
    },
  };
}
