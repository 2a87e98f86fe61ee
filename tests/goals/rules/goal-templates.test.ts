import { expect, test } from 'vitest'
import { filledBy, findGoalTemplate, keyResultsOf, type GoalTemplate } from '@/lib/goals/rules/goal-templates'
import { goalDraft } from '@/tests/factories/goals'

function templateOf(key: string): GoalTemplate {
  const template = findGoalTemplate(key)
  if (!template) throw new Error(`No template ${key}`)
  return template
}

const [retention, launch] = [templateOf('retention'), templateOf('launch')]

const blank = { ...goalDraft().values, title: '' }

test('a template fills an empty form, and another one takes its place', () => {
  const filled = filledBy(retention, blank, undefined)
  expect(filled).toMatchObject({ title: retention.title, description: retention.description, frequency: 'monthly' })
  expect([filled.progressSource, filled.keyResults]).toEqual(['KEY_RESULTS', keyResultsOf(retention)])
  const again = filledBy(launch, { ...blank, ...filled }, retention)
  expect(again).toMatchObject({ title: launch.title, description: launch.description, frequency: 'weekly' })
  expect(again.keyResults).toEqual(keyResultsOf(launch))
})

test('a template keeps what somebody typed', () => {
  const words = { title: 'Grow', description: 'My words', frequency: 'daily' } as const
  const typed = { title: 'Signups', start: '0', current: '5', target: '500', unit: 'users', weight: '2' }
  const keyResults = [typed, ...keyResultsOf(retention)]
  const filled = filledBy(launch, { ...blank, ...words, keyResults }, retention)
  expect(filled).toMatchObject(words)
  expect(filled.keyResults).toEqual([typed, ...keyResultsOf(launch)])
})

test('a template leaves who, when and a chosen source of progress alone', () => {
  const filled = filledBy(retention, { ...blank, progressSource: 'ITEMS' }, undefined)
  expect(filled.progressSource).toBe('ITEMS')
  expect(Object.keys(filled).toSorted()).toEqual(['description', 'frequency', 'keyResults', 'progressSource', 'title'])
})
