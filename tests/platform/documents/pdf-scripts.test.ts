import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPdf } from '@/lib/platform/documents/pdf'
import type { DocumentPart } from '@/lib/shared/document'
import { pagesOfPdf, wordsOfPdf } from '@/tests/support/pdf-text'

async function aPdf(parts: DocumentPart[], footer = 'Acme') {
  const pdf = await openPdf({ title: 'Peer feedback', footer })
  await pdf.draw(parts)
  return pdf.finish()
}

/** Everything that is drawn, letter by letter: marks are put where they belong one by one. */
const lettersOf = (file: Uint8Array) => wordsOfPdf(file).replaceAll(' ', '')

const typefacesIn = (file: Uint8Array) => {
  const names = Buffer.from(file)
    .toString('latin1')
    .matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)
  return [...new Set([...names].map(([, name = '']) => name))].toSorted()
}

test.each([
  ['भारत', 'Devanagari'],
  ['রবীন্দ্রনাথ', 'Bengali'],
  // A sign under a letter, for which the typeface has more than one rule.
  ['ਬਹੁਤ', 'Gurmukhi'],
  ['ભારત', 'Gujarati'],
  ['ଭାରତ', 'Oriya'],
  ['உங்கள்', 'Tamil'],
  ['శ్రీ', 'Telugu'],
  ['ಭಾರತ', 'Kannada'],
  ['ഭാരതം', 'Malayalam'],
  ['ขอบ', 'Thai'],
])('%s survives, drawn as %s', async (word, script) => {
  const file = await aPdf([{ kind: 'paragraph', text: `Well done, ${word}!` }])
  expect(lettersOf(file)).toContain(`Welldone,${word}!`)
  expect(typefacesIn(file)).toEqual(['DejaVuSansCondensed', `NotoSans${script}-Regular`])
})

test('a vowel that is written before its consonant is drawn there', async () => {
  expect(lettersOf(await aPdf([{ kind: 'paragraph', text: 'कि' }]))).toContain('िक')
})

test('headings are as bold as in other scripts, and a footer is drawn, too', async () => {
  const file = await aPdf([{ kind: 'heading', text: 'प्रिया' }], 'தமிழ்')
  expect(typefacesIn(file)).toEqual(['DejaVuSansCondensed', 'NotoSansDevanagari-Bold', 'NotoSansTamil-Regular'])
})

test('a document that needs none of it holds the usual typefaces alone', async () => {
  const file = await aPdf([
    { kind: 'heading', text: 'Zażółć Ольга Ελένη' },
    { kind: 'paragraph', text: '₹ 1,200' },
  ])
  expect(typefacesIn(file)).toEqual(['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'])
})

test('lines of Thai break between words, which nothing parts', async () => {
  const pages = pagesOfPdf(await aPdf([{ kind: 'paragraph', text: 'อาหารไทย'.repeat(60) }]))
  const lines = pages.flat().filter((line) => /\p{Script=Thai}/u.test(line))
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).toMatch(/^(อาหาร|ไทย).*(อาหาร|ไทย)$/)
})

test('no row of signs is too odd to be drawn', async () => {
  const sign = fc.oneof(fc.integer({ min: 0x900, max: 0xd7f }), fc.integer({ min: 0xe00, max: 0xe5b }))
  const texts = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => String.fromCodePoint(...signs))
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 20, maxLength: 20 }), async (all) => {
      await aPdf([{ kind: 'paragraph', text: all.join(' ') }])
    }),
    { numRuns: 10 },
  )
})
