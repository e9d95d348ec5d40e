/** What is said in passing. */
export type ToastMessage = {
  /** Good news or a note. What went wrong is an Alert in the page: it must not leave by itself. */
  tone: 'positive' | 'info';
  text: string;
  /** One thing to do about it, such as 'Undo'. A toast with an action stays until it is dismissed. */
  action?: { label: string; onPress: () => void };
};

const leastMilliseconds = 5000;
const millisecondsPerCharacter = 90;

/** How long a toast stays, in milliseconds: time to read it, at least five seconds; undefined where it must not leave by itself (WCAG 2.2.1). */
export function lifetime({ text, action }: ToastMessage): number | undefined {
  return action === undefined ? Math.max(leastMilliseconds, text.length * millisecondsPerCharacter) : undefined;
}
