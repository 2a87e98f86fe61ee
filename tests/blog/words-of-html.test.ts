import { expect, test } from 'vitest'
import { cutWords, wordsOfHtml } from '@/lib/blog/queries/words-of-html'

test.each([
  ['<p>One <em>thing</em>.</p><p>And <strong>an</strong>other.</p>', 'One thing. And another.'],
  ['<ul><li>Keep</li><li>Change</li></ul>', 'Keep Change'],
  ['One<br>two<br/>three', 'One two three'],
  ['Ask &amp; answer, 3 &lt; 5, &quot;why&quot; &#8217;', 'Ask & answer, 3 < 5, "why" ’'],
  ['  A\n\tline  ', 'A line'],
  ['No markup', 'No markup'],
])('%s reads as %s', (html, text) => {
  expect(wordsOfHtml(html)).toBe(text)
})

test.each([
  ['a script', 'Hello<script>alert(1)</script>'],
  ['a script that is not closed', 'Hello<script>alert(1)'],
  ['a picture that runs something', 'Hello<img src=x onerror=alert(1)>'],
  ['a drawing with a script', 'Hello<svg onload=alert(1)><script>alert(1)</script><text>alert</text></svg>'],
  ['a style', 'Hello<style>body{display:none}</style>'],
  ['a template', 'Hello<template><b>alert(1)</b></template>'],
  ['a frame', 'Hello<iframe src="https://elsewhere.example">alert(1)</iframe>'],
  ['a link to a script', '<a href="javascript:alert(1)">Hello</a>'],
  ['a half of a tag', 'Hello<img src="x" onerror="alert(1)"'],
  ['a comment', 'Hello<!-- alert(1) -->'],
  ['characters nobody sees', 'He\u202ello\u200b'],
])('%s leaves words alone', (_, html) => {
  expect(wordsOfHtml(html)).toBe('Hello')
})

test('markup that was written as text stays text', () => {
  expect(wordsOfHtml('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>')
  expect(wordsOfHtml('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})

test('a whole book is not parsed', () => {
  expect(wordsOfHtml('<b>x</b> '.repeat(100_000)).length).toBeLessThan(10_000)
})

test('a long text is cut between two words, one long word anywhere but in a letter', () => {
  expect(cutWords('One two three', 13)).toBe('One two three')
  expect(cutWords('One two three', 9)).toBe('One two…')
  expect(cutWords('abcdefghij', 6)).toBe('abc…')
  expect(cutWords('a😀😀😀', 4).isWellFormed()).toBe(true)
})
