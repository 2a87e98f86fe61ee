import { expect, test } from 'vitest'
import { allHelpPages, findHelp } from '@/lib/help/queries/list-help'
import { searchWords } from '@/lib/help/rules/search-help'
import { questions } from './questions'

test('the right page comes first for what people type', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40)
  const answers = questions.map(([question]) => [question, findHelp(question)[0]?.slug])
  expect(answers).toEqual(questions)
})

test('the title of a page finds it first', () => {
  const pages = allHelpPages()
  expect(pages.map(({ title }) => findHelp(title)[0]?.slug)).toEqual(pages.map(({ slug }) => slug))
})

test('an empty or senseless question finds nothing', () => {
  expect([findHelp(''), findHelp('zzzz'), findHelp('?!')]).toEqual([[], [], []])
})

test('words are looked for whatever their ending, and fillers are left out', () => {
  expect(searchWords('How do I get reminders?')).toEqual(searchWords('reminding'))
  expect(searchWords('1:1 notes')).toEqual(searchWords('one on one note'))
  expect(searchWords('who is it')).not.toEqual([])
})
