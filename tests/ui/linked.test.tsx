import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { linked } from '@/components/ui/display/linked'
import { LongText } from '@/components/ui/display/long-text'
import { TaskLine } from '@/components/ui/list/task-line'

const address = 'https://example.com/a?b=1'
const anchor = /<a href="https:\/\/example\.com\/a\?b=1"[^>]*>https:\/\/example\.com\/a\?b=1<\/a>/

test('an address in a text is a link that opens in a new tab and names no page it came from', () => {
  const shown = renderToStaticMarkup(linked(`See ${address}.`))
  expect(shown).toMatch(new RegExp(`^See ${anchor.source}\\.$`))
  for (const attribute of [
    'target="_blank"',
    'rel="noopener noreferrer nofollow ugc"',
    'dir="ltr"',
    `aria-label="${address}, opens in a new tab"`,
  ])
    expect(shown).toContain(` ${attribute}`)
})

test('other content stays as it is', () => {
  const texts = ['No link', 'javascript:alert(1)', '', null, false, 7]
  expect(texts.map(linked)).toEqual(texts)
  expect(renderToStaticMarkup(linked('ftp://example.com'))).toBe('ftp://example.com')
})

test('a text is shown with its links', () => {
  expect(renderToStaticMarkup(<LongText text={`See ${address}`} />)).toMatch(anchor)
})

test('a long text has its links once it is open', () => {
  const shown = renderToStaticMarkup(<LongText text={`See ${address} ${'and so on '.repeat(99)}`} />)
  const [summary = '', whole = ''] = shown.split('</summary>')
  expect(summary).toContain(address)
  expect(summary).not.toContain('<a ')
  expect(whole).toMatch(anchor)
})

test('a stranger’s words have no links', () => {
  expect(renderToStaticMarkup(<LongText isPlain text={`See ${address}`} />)).not.toContain('<a ')
})

test('a thing to do links the address in its title', () => {
  const line = { owner: null, due: null, isLate: false, isDone: false, onTick: () => {} }
  expect(renderToStaticMarkup(<TaskLine {...line} title={`Read ${address}`} />)).toMatch(anchor)
})
