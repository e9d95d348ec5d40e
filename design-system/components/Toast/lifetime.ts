/** A brief message. */
export type ToastMessage = {
  /** Good news or a note. An error is an Alert in the page: it must not disappear by itself. */
  tone: 'positive' | 'info';
  text: string;
  /** One action, such as 'Undo'. A toast with an action stays until it is dismissed. */
  action?: { label: string; onPress: () => void };
};

const leastMilliseconds = 5000;
const millisecondsPerCharacter = 90;

/**
 * Returns how long a toast stays, in milliseconds: enough time to read it, and at least five seconds. Returns undefined if it
 * must not disappear by itself (WCAG 2.2.1).
 */
export function lifetime({ text, action }: ToastMessage): number | undefined {
  return action === undefined ? Math.max(leastMilliseconds, text.length * millisecondsPerCharacter) : undefined;
}
