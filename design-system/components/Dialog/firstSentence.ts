/** Returns the first sentence of an element's text, such as a dialog's: of its first paragraph, if it has paragraphs. */
export function firstSentence(words: Element, locale: string): string {
  const { textContent } = words.querySelector('p, li, dd') ?? words;
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(textContent.trim());
  return (first?.segment ?? '').trim();
}
