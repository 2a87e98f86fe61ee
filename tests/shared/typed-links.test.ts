import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtLinks } from '@/lib/shared/typed-links'

const linksIn = (text: string) => splitAtLinks(text).filter((_, at) => at % 2 === 1)

test.each([
  'https://example.com',
  'http://localhost:3000/plan',
  'HTTPS://Example.COM/Plan',
  'Https://example.com',
  'https://müller.example/über?q=ü#ä',
  'https://例え.jp/資料',
  'https://docs.example.com/d/1aB_-c_/edit?tab=t.0#heading=h.x_',
  'https://example.com/a,b;c:d/e.f!g*(h)/~user/?x[]=1&y={2}|3$4+5=',
  'https://en.wikipedia.org/wiki/Rapport_(disambiguation)',
  'https://example.com/@ana/feed',
  'https://logs.example/app#/?_g=(filters:!(),time:(from:now-15m,to:now))&_a=(a:!((b:(c:(d:e)))))',
  'https://example.com/?next=https://example.org/',
  'https://a--b_c.example/-/x',
])('%s is one link', (address) => expect(splitAtLinks(address)).toEqual(['', address, '']))

test.each([
  ['', []],
  ['See https://example.com.', ['https://example.com']],
  ['See https://example.com?', ['https://example.com']],
  ['See https://example.com/plan?!', ['https://example.com/plan']],
  ['(see https://example.com/a_(b))', ['https://example.com/a_(b)']],
  ['https://example.com/a(see below)', ['https://example.com/a']],
  ['[Plan](https://example.com/plan)', ['https://example.com/plan']],
  ['[https://example.com/a](https://example.com/a)', ['https://example.com/a', 'https://example.com/a']],
  ['<https://example.com/a|Plan>', ['https://example.com/a|Plan']],
  ['<a href="https://example.com/a">', ['https://example.com/a']],
  ['**https://example.com/a**', ['https://example.com/a']],
  ['„https://example.com/a“, »https://example.com/b«', ['https://example.com/a', 'https://example.com/b']],
  ['資料：https://example.com/a。次', ['https://example.com/a']],
  ['Link:https://example.com…', ['https://example.com']],
  ['https://a.example,https://b.example', ['https://a.example', 'https://b.example']],
  ['https://example.com/a👍', ['https://example.com/a']],
  ['one https://example.com/a\ntwo http://example.com/b', ['https://example.com/a', 'http://example.com/b']],
])('%j links to %j', (text, links) => expect(linksIn(text)).toEqual(links))

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>',
  'ftp://example.com',
  'mailto:ana@example.com',
  'example.com',
  '//example.com',
  'https:/example.com',
  'https://',
  'https://...',
  'https:// example.com',
  'xhttps://example.com',
  'git+https://example.com',
  'http\u017f://example.com',
  'http\u200bs://example.com',
  'https://\u202eexample.com',
  'https://ana:secret@example.com/',
  'https://example.com@example.org/',
  String.raw`https://example.com\@example.org/`,
  'https://[::1]/',
])('%j stays text', (text) => expect(splitAtLinks(text)).toEqual([text]))

test.each(['\u202e', '\u2066', '\u200b', '\u00ad', '\ufeff', '\u3164', '\u2800', '\u0000', '\u00a0', '\u2028'])(
  'a link ends before the invisible character %j',
  (character) => expect(linksIn(`https://example.com/a${character}b`)).toEqual(['https://example.com/a']),
)

const address = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'HTTPS://'),
    fc.constantFrom('example.com', 'a-b.example', 'x:8080', 'пример.рф'),
    fc.constantFrom('', '/', '/a.b', '/a_(b)', '/?q=1,2', '#top', '/-', '?a[]=é&b={c}'),
  )
  .map((parts) => parts.join(''))

const around = {
  before: fc.constantFrom('', ' ', 'see ', '(', '["', '“', '<', '\n', '：', '«', 'é', '*', ','),
  after: fc.constantFrom('', '.', ',', ')', ').', '".', '”', '>', '…', '?!', ' and', '\n', '。', ']', '`', '**'),
}

test('an address is linked as typed, without what is before and after it', () => {
  fc.assert(
    fc.property(around.before, address, around.after, (before, typed, after) => {
      const [shown, link, rest] = splitAtLinks(`${before}${typed}${after}`)
      expect([shown, link, rest]).toEqual([before, typed, after])
    }),
    { numRuns: 2_000 },
  )
})

const pieces = ['http', 'https', '://', ':', '/', '//', 'a', 'é', '.', ',', '(', ')', '[', ']', '{', '}', '"', "'", '@']
const odd = ['?', '#', '-', '_', ' ', '\n', '\u202e', '\u200b', '\u017f', 'javascript:', 'data:', '。', '🙂', '\ud800']

test('any text stays whole, and its links are clean addresses of the web', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...pieces, ...odd) }))
  fc.assert(
    fc.property(text, (typed) => {
      expect(splitAtLinks(typed).join('')).toBe(typed)
      for (const link of linksIn(typed)) {
        expect(link).toMatch(/^https?:\/\/[^\s/?#@]/i)
        expect(link).not.toMatch(/[\s"<>`\\\p{C}\p{DI}]|[.,:;!?'([{]$/u)
        for (const [open, close] of ['()', '[]', '{}'].map((pair) => [...pair]))
          expect(link.split(open ?? '').length).toBe(link.split(close ?? '').length)
      }
    }),
    { numRuns: 20_000 },
  )
})

// What goes back and forth over a text would not end within the time of a test.
test.each([
  'a',
  'a.',
  '.',
  '(',
  ')',
  '()',
  '(a',
  '[(',
  '((',
  '(()',
  'http://',
  'http://a',
  'http://a/(',
  'http://a:',
  '-',
  '@',
  '?',
  '/',
])('a long text of %j ends soon', (piece) => {
  for (const start of ['', 'https://', 'https://a', 'https://a/', 'https://a/(']) {
    const text = `${start}${piece.repeat(100_000)}`
    expect(splitAtLinks(text).join('')).toBe(text)
  }
})
