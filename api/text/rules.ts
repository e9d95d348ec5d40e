/** A comment or something that begins and ends as a tag does; a lone '<' is not one. */
const tag = /<!--[\s\S]*?-->|<\/?[a-z!][^<>]*>/gi;

/** A text without its HTML tags, for display (specification, section 5); 'a < b' and the words between tags stay. */
export function withoutTags(text: string): string {
  let before = text;
  // What stands around a removed tag may make another one, as in '<<b>script>'.
  for (let stripped = before.replaceAll(tag, ''); stripped !== before; stripped = before.replaceAll(tag, '')) before = stripped;
  return before;
}
