import { expect, test } from 'vitest';
import { withoutTags } from './rules.ts';

test.each([
  ['Pray for <b>Ana</b>, please', 'Pray for Ana, please'],
  ['one<br/>two<BR>three', 'onetwothree'],
  ['<a href="https://x.test" title="a">here</a>', 'here'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<<b>script>alert(1)<</b>/script>', 'alert(1)'],
  ['before<!-- a <b>comment</b> -->after', 'beforeafter'],
  ['<!DOCTYPE html>text', 'text'],
])('tags are taken out of %j', (text, shown) => {
  expect(withoutTags(text)).toBe(shown);
});

test.each(['a < b and c > d', 'I <3 you', '5<6, 7>6', 'Ana <', '&lt;b&gt;', 'line\nline', ''])('%j has no tags and stays', (text) => {
  expect(withoutTags(text)).toBe(text);
});
