import { expect, test } from 'vitest'
import { readAnswer } from '@/lib/summaries/rules/check-answer'
import { draftSizes } from '@/lib/summaries/rules/draft-sizes'
import type { Source } from '@/lib/summaries/rules/prompt'

const sources: Source[] = ['Decision', 'Comment by Priya Shah'].map((label, index) => ({
  kind: 'Decision',
  label,
  text: 'Ship on Monday',
  by: null,
  href: `/followups/1#${index}`,
}))

const read = (json: unknown) => readAnswer(json, sources, 0)
const answer = (sentences: object[], actionItems: object[] = []) => ({ sentences, actionItems })
const textsOf = (json: unknown) => read(json)?.sentences.map((sentence) => sentence.text)

test('keeps sentences with the sources they name, counted as they are named; the links are ours', () => {
  const draft = read(
    answer([{ text: ' We  ship on Monday. ', sources: [2, 1, 2] }], [{ title: 'Tell Tom', source: 1 }]),
  )
  expect(draft).toMatchObject({
    sentences: [{ text: 'We ship on Monday.', sources: [1, 2] }],
    proposals: [{ title: 'Tell Tom', source: 2 }],
    sources: [
      { label: 'Comment by Priya Shah', href: '/followups/1#1' },
      { label: 'Decision', href: '/followups/1#0' },
    ],
    readCount: 2,
    leftOutCount: 0,
  })
})

test.each([
  ['names no source', []],
  ['names one we did not give', [3]],
  ['names one that is no number of ours', [0, -1, 1.5]],
])('drops a sentence that %s', (_what, numbers) => {
  expect(
    textsOf(
      answer([
        { text: 'Kept.', sources: [1] },
        { text: 'Dropped.', sources: numbers },
      ]),
    ),
  ).toEqual(['Kept.'])
})

test.each([
  ['markup', 'See <img src=x onerror=alert(1)>.'],
  ['a Markdown link', 'See [this](https://evil.example).'],
  ['an address', 'Go to www.evil.example now.'],
  ['a mail address', 'Write to boss@evil.example.'],
  ['a mark', 'Priya deserves 4 out of 5.'],
  ['a mark with a slash', 'Priya: 8/10.'],
  ['stars', 'Priya: ★★★★'],
  ['a verdict', 'Tom is a low performer.'],
  ['nothing', ' \u200B '],
  ['too much', 'x'.repeat(draftSizes.sentence + 1)],
])('drops a sentence with %s', (_what, text) => {
  expect(textsOf(answer([{ text, sources: [1] }]))).toEqual([])
})

test('keeps dates and fractions that rate nobody', () => {
  const texts = ['The launch moves to 3/4 of the clinics.', 'Two of 5 clinics have agreed.']
  expect(textsOf(answer(texts.map((text) => ({ text, sources: [1] }))))).toEqual(texts)
})

test('refuses what is no such answer', () => {
  for (const json of [undefined, null, [1], {}, { sentences: 'all' }, { sentences: [{ text: 1, sources: [1] }] }])
    expect(read(json)).toBeNull()
})

test('keeps no more than a summary has room for', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ text: `Sentence ${index}.`, sources: [1] }))
  const items = many.map(({ text }) => ({ title: text, source: 1 }))
  const draft = read(answer(many, items))
  expect(draft?.sentences).toHaveLength(draftSizes.sentences)
  expect(draft?.proposals).toHaveLength(draftSizes.proposals)
})
