import { afterEach, expect, test, vi } from 'vitest'
import { headingBeside } from '@/components/ui/focus-heir'

afterEach(() => vi.unstubAllGlobals())

/** An element of this name around a removed one, with these headings. */
function around(name: string, { headings = '', isConnected = true } = {}) {
  const heading = { name: headings, setAttribute: vi.fn() }
  const parent = {
    isConnected,
    matches: (names: string) => names.split(', ').includes(name),
    querySelector: (names: string) => (names.split(', ').includes(headings) ? heading : null),
  }
  return { parent: parent as unknown as Element, nth: 0 }
}

const page = () => vi.stubGlobal('document', { body: around('body', { headings: 'h1' }).parent })
const nameOf = (positions: ReturnType<typeof around>[]) => headingBeside(positions) as unknown as { name: string }

test('what a pointer made disappear leaves the focus to the heading of its header or section', () => {
  page()
  expect(nameOf([around('li'), around('ul'), around('section', { headings: 'h2' })])).toMatchObject({ name: 'h2' })
  expect(nameOf([around('div'), around('header', { headings: 'h1' })])).toMatchObject({ name: 'h1' })
})

test('where the section went too, or has no heading, the heading of the page has it', () => {
  page()
  const gone = around('section', { headings: 'h2', isConnected: false })
  for (const place of [[around('div')], [gone], [around('section')], []])
    expect(nameOf(place)).toMatchObject({ name: 'h1' })
})
