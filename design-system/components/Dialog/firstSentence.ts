/** The first sentence of some words, such as those of a dialog: of their first paragraph, where they have paragraphs. */
export function firstSentence(words: Element, locale: string): string {
  const { textContent } = words.querySelector('p, li, dd') ?? words;
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(textContent.trim());
  return (first?.segment ?? '').trim();
}
