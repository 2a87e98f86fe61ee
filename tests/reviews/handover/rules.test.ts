import { handoverBlocked, hasLeft, type HandoverFacts, takenInWords } from '@/lib/reviews/handover/rules'
import { test, expect } from 'vitest'

const sealed: HandoverFacts = {
  anonymity: 'NAMED',
  answeredCount: 1,
  subjectId: 'tom',
  seenByAdmins: false,
  isReader: false,
}

test.each<[string, Partial<HandoverFacts>, ReturnType<typeof handoverBlocked>]>([
  ['with an answer under a name', {}, 'sealed'],
  ['with a confidential answer', { anonymity: 'CONFIDENTIAL' }, 'sealed'],
  ['about nobody', { subjectId: null }, 'sealed'],
  ['before the first answer', { answeredCount: 0 }, null],
  ['with anonymous answers', { anonymity: 'ANONYMOUS' }, null],
  ['where people were told that admins read it', { seenByAdmins: true }, null],
  ['where the Admin was named as a reader', { isReader: true }, null],
  ['about the Admin', { subjectId: 'ada', answeredCount: 0 }, 'about-you'],
])('what %s', (_, given, expected) => {
  expect(handoverBlocked({ ...sealed, ...given }, 'ada')).toBe(expected)
})

test.each([
  ['ACTIVE', false],
  ['DEACTIVATED', true],
])('a place that is %s is left: %s', (status, expected) => {
  expect(hasLeft({ status })).toBe(expected)
})

test('what another Admin took over meanwhile is not counted as one’s own', () => {
  expect([3, 1, 0].map(takenInWords)).toEqual([
    'You now own 3 forms',
    'You now own 1 form',
    'Nothing left to take over',
  ])
})
