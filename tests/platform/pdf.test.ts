import { describe, expect, test } from 'vitest'
import { openPdf } from '@/lib/platform/documents/pdf'
import type { DocumentPart } from '@/lib/shared/document'
import { pagesOfPdf, wordsOfPdf } from '@/tests/support/pdf-text'

async function aPdf(parts: DocumentPart[], footer = 'Acme') {
  const pdf = await openPdf({ title: 'Peer feedback', footer })
  pdf.draw(parts)
  return pdf.finish()
}

const latin = (file: Uint8Array) => Buffer.from(file).toString('latin1')

test('is a whole file', async () => {
  const text = latin(await aPdf([{ kind: 'title', text: 'Peer feedback' }]))
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
})

test.each([
  ['Zażółć gęślą jaźń', 'Latin with marks'],
  ['Ольга Ковальчук', 'Cyrillic'],
  ['Ελένη Παπαδοπούλου', 'Greek'],
  ['Նարե Սարգսյան', 'Armenian'],
])('%s survives', async (text) => {
  expect(wordsOfPdf(await aPdf([{ kind: 'paragraph', text }]))).toContain(text)
})

describe('every page', () => {
  test('has the footer and its number', async () => {
    const paragraph = { kind: 'paragraph', text: 'A sentence that is long enough to be one. '.repeat(20) } as const
    const pages = pagesOfPdf(await aPdf(Array<DocumentPart>(30).fill(paragraph)))
    expect(pages.length).toBeGreaterThan(3)
    for (const [index, lines] of pages.entries()) {
      expect(lines).toContain('Acme')
      expect(lines).toContain(`Page ${index + 1}`)
    }
  })

  test('keeps a footer that is too long in its line', async () => {
    const [lines = []] = pagesOfPdf(await aPdf([{ kind: 'title', text: 'One' }], 'W'.repeat(300)))
    expect(lines.filter((line) => line.startsWith('WW'))).toHaveLength(1)
    expect(lines).toContain('Page 1')
  })
})

describe('nothing is cut', () => {
  const letters = (file: Uint8Array, letter: string) => wordsOfPdf(file).split(letter).length - 1

  test.each<[string, (text: string) => DocumentPart]>([
    ['a paragraph', (text) => ({ kind: 'paragraph', text })],
    ['a heading', (text) => ({ kind: 'heading', text })],
    ['a quote', (text) => ({ kind: 'quote', text, by: null })],
    ['a name', (text) => ({ kind: 'facts', rows: [['About', text]] })],
    ['a cell', (text) => ({ kind: 'table', heads: ['About', 'Answered'], rows: [[text, '1']] })],
    ['a label', (text) => ({ kind: 'bars', caption: null, rows: [{ label: text, share: 1, shown: '1' }] })],
  ])('of a long word in %s', async (_, part) => {
    const file = await aPdf([part('Q'.repeat(400))])
    expect(letters(file, 'Q')).toBe(400)
    expect(
      Math.max(
        ...pagesOfPdf(file)
          .flat()
          .map((line) => line.length),
      ),
    ).toBeLessThan(100)
  })

  test('of an answer longer than a page', async () => {
    const file = await aPdf([{ kind: 'quote', text: 'Qua\r\n'.repeat(300), by: 'Ida Nair' }])
    expect(pagesOfPdf(file).length).toBeGreaterThan(4)
    expect(letters(file, 'Qua')).toBe(300)
    expect(wordsOfPdf(file)).toContain('– Ida Nair')
  })

  test('of a fact longer than a page', async () => {
    const file = await aPdf([{ kind: 'facts', rows: [['Read by', 'Qua '.repeat(3000)]] }])
    expect(letters(file, 'Qua')).toBe(3000)
  })
})

test('a bar has its label and its number, and no heading stands alone at the end of a page', async () => {
  const rows = [{ label: 'Yes', share: 0.5, shown: '2 (50%)' }]
  const parts = Array.from({ length: 40 }, (_, at): DocumentPart[] => [
    { kind: 'heading', text: `${at}. Alone?` },
    { kind: 'note', text: 'Yes or no' },
    { kind: 'bars', caption: null, rows },
    ...Array<DocumentPart>(at % 7).fill({ kind: 'paragraph', text: 'Filler' }),
  ])
  for (const lines of pagesOfPdf(await aPdf(parts.flat()))) {
    const countOf = (text: string) => lines.filter((line) => line === text).length
    const headings = lines.filter((line) => line.endsWith('Alone?')).length
    expect([headings, countOf('Yes'), countOf('2 (50%)')]).toEqual([headings, headings, headings])
  }
})

test('bars that belong together stand on one page, under their question', async () => {
  const bars = (label: string, count: number): DocumentPart => {
    const rows = Array.from({ length: count }, (_, at) => ({ label: `${label} ${at}`, share: 0.5, shown: '1 (50%)' }))
    return { kind: 'bars', caption: null, rows }
  }
  const parts = Array.from({ length: 30 }, (_, at): DocumentPart[] => [
    { kind: 'heading', text: `${at}. How?` },
    { kind: 'note', text: 'Opinion Scale' },
    bars(`Value of ${at}`, 6),
    bars(`Group of ${at}`, 4),
    ...Array<DocumentPart>(at % 5).fill({ kind: 'paragraph', text: 'Filler' }),
  ])
  const pages = pagesOfPdf(await aPdf(parts.flat()))
  for (const at of parts.keys()) {
    const whole = pages.filter((lines) => lines.includes(`${at}. How?`))
    expect(whole).toHaveLength(1)
    expect(whole[0]).toEqual(expect.arrayContaining([`Value of ${at} 5`, `Group of ${at} 3`]))
  }
})

test('a table says on every page what its columns are', async () => {
  const rows = Array.from({ length: 80 }, (_, at) => [`Person ${at}`, '3 of 5'])
  const pages = pagesOfPdf(await aPdf([{ kind: 'table', heads: ['About', 'Answered'], rows }]))
  expect(pages.length).toBeGreaterThan(2)
  for (const lines of pages) expect(lines).toEqual(expect.arrayContaining(['About', 'Answered']))
  expect(pages.flat().filter((line) => line.startsWith('Person'))).toHaveLength(80)
})

test('a footer that is too long ends where one sees that it goes on', async () => {
  const [lines = []] = pagesOfPdf(await aPdf([{ kind: 'title', text: 'One' }], 'Acme '.repeat(100)))
  expect(lines.some((line) => line.startsWith('Acme') && line.endsWith('…'))).toBe(true)
})
