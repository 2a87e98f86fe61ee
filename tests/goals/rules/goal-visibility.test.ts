import { expect, test } from 'vitest'
import { visibilityAfter } from '@/lib/goals/rules/goal-visibility'

type Case = [Parameters<typeof visibilityAfter>[0], string]

test.each<Case>([
  [{ from: 'Individual', to: 'Self', visibility: 'WORKSPACE', isNew: true }, 'PRIVATE'],
  [{ from: 'Self', to: 'Team', visibility: 'PRIVATE', isNew: true }, 'WORKSPACE'],
  [{ from: 'Individual', to: 'Team', visibility: 'PRIVATE', isNew: true }, 'PRIVATE'],
  [{ from: 'Individual', to: 'Individual', visibility: 'PRIVATE', isNew: false }, 'PRIVATE'],
  [{ from: 'Self', to: 'Self', visibility: 'WORKSPACE', isNew: false }, 'WORKSPACE'],
  [{ from: 'Self', to: 'Individual', visibility: 'PRIVATE', isNew: false }, 'PRIVATE'],
  [{ from: 'Individual', to: 'Self', visibility: 'WORKSPACE', isNew: false }, 'PRIVATE'],
])('%j is visible as %s', (retyped, visibility) => {
  expect(visibilityAfter(retyped)).toBe(visibility)
})
