import { describe, expect, test } from 'vitest'
import { openPdf } from '@/lib/platform/documents/pdf'
import type { DocumentPart } from '@/lib/shared/document'
import { placesOfPdf } from '@/tests/support/pdf-places'
import { pagesOfPdf, wordsOfPdf } from '@/tests/support/pdf-text'

async function aPdf(parts: DocumentPart[], footer = 'Acme') {
  const pdf = await openPdf({ title: 'Peer feedback', footer })
  await pdf.draw(parts)
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
  test('has the footer, and says which one of how many it is', async () => {
    const paragraph = { kind: 'paragraph', text: 'A sentence that is long enough to be one. '.repeat(20) } as const
    const pages = pagesOfPdf(await aPdf(Array<DocumentPart>(30).fill(paragraph)))
    expect(pages.length).toBeGreaterThan(3)
    for (const [index, lines] of pages.entries()) {
      expect(lines).toContain('Acme')
      expect(lines).toContain(`Page ${index + 1} of ${pages.length}`)
    }
  })

  test('keeps a footer that is too long in its line', async () => {
    const [lines = []] = pagesOfPdf(await aPdf([{ kind: 'title', text: 'One' }], 'W'.repeat(300)))
    expect(lines.filter((line) => line.startsWith('WW'))).toHaveLength(1)
    expect(lines).toContain('Page 1 of 1')
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

describe('the line beside a quote stands beside all of its words and ends with them', () => {
  const [margin, indent] = [60, 74]

  /** From a little above the first line of words to a little below the last one, on each page that has any. */
  const expectLineBeside = (count: number, file: Uint8Array) => {
    const pages = placesOfPdf(file).map(({ boxes, lines }) => ({
      words: lines.filter(({ left }) => left === indent).map(({ baseline }) => baseline),
      drawn: boxes.filter(({ left }) => left === margin),
    }))
    expect(pages.flatMap(({ words }) => words)).toHaveLength(count)
    for (const { words, drawn } of pages) {
      expect(drawn).toHaveLength(words.length > 0 ? 1 : 0)
      for (const { top, bottom } of drawn) {
        expect(Math.abs(Math.min(...words) - 8 - top)).toBeLessThan(2)
        expect(Math.abs(Math.max(...words) + 2 - bottom)).toBeLessThan(2)
      }
    }
  }

  // A page has room for some fifty lines, so that these end before, at and behind the end of a page.
  test.each([1, 2, 20, 45, 50, 51, 52, 53, 54, 80, 104, 105, 106, 107, 108, 200])('of %i lines', async (count) => {
    const text = Array<string>(count).fill('Qua').join('\n')
    expectLineBeside(count, await aPdf([{ kind: 'quote', text, by: null }]))
    expectLineBeside(count + 1, await aPdf([{ kind: 'quote', text, by: 'Ida Nair' }]))
  })

  test('wherever on the page it begins', async () => {
    for (let before = 0; before < 40; before += 1) {
      const filler = Array<DocumentPart>(before).fill({ kind: 'paragraph', text: 'Filler' })
      const quote = { kind: 'quote', text: Array<string>(40).fill('Qua').join('\n'), by: 'Ida Nair' } as const
      expectLineBeside(41, await aPdf([...filler, quote]))
    }
  })
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
