import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TagPart } from '@/components/members/tags/tag-part'

const drawn = (search: string, manage: boolean) =>
  renderToStaticMarkup(
    <TagPart filter={{ search, after: undefined }} page={{ rows: [], next: null, count: 0, can: { manage } }} />,
  )

const timesSaid = (markup: string, words: string) => markup.split(words).length - 1

test('a search for tags without a hit leads back to all of them, and can still be answered by a new one', () => {
  const markup = drawn('zebra', true)
  expect(markup).toContain('href="/users?tab=tags"')
  expect([timesSaid(markup, 'Clear search'), timesSaid(markup, 'New tag')]).toEqual([1, 1])
  expect(drawn('zebra', false)).not.toContain('New tag')
})

test('a later page without tags says that there are no more, not that there are none', () => {
  const page = { rows: [], next: null, count: 25, can: { manage: true } }
  for (const search of ['', 'zebra']) {
    const markup = renderToStaticMarkup(<TagPart filter={{ search, after: 'Zeal' }} page={page} />)
    expect(markup).toContain('No more tags')
    expect(markup).toContain('25 tags')
    expect(markup).not.toMatch(/No results for|No tags yet/)
  }
})

test('where there are no tags yet, there is one way to make the first', () => {
  expect([timesSaid(drawn('', true), 'New tag'), timesSaid(drawn('', false), 'New tag')]).toEqual([1, 0])
})
