import { expect, test } from 'vitest'
import { categoriesIn, categoryNames } from '@/lib/activity/rules'

const namesWithout = (withoutFeatures: string[], chosen?: string) =>
  categoriesIn(withoutFeatures, chosen).map(({ category }) => category)

test('the feed offers no filter for what is switched off, unless it is chosen', () => {
  expect(namesWithout([])).toEqual(categoryNames)
  const without = namesWithout(['Goals', 'Applause'])
  expect(categoryNames.filter((name) => !without.includes(name))).toEqual(['Goal', 'GoalGiven', 'ApplaudGiven'])
  expect(namesWithout(['Goals'], 'Goal')).toContain('Goal')
})

test('without applause its filter is for badges', () => {
  const labelOf = (...without: string[]) => categoriesIn(without).find(({ category }) => category === 'Applaud')?.label
  expect([labelOf(), labelOf('Applause')]).toEqual(['Applause and badges', 'Badges'])
})
