import { expect, test } from 'vitest'
import { actInWords, auditKinds, linesInWords } from '@/lib/audit/rules'
import { filesUnder, read } from '@/tests/structure/support/project'

test.each([
  ['review.released', 'Feedback released'],
  ['member.role-changed', 'Person role changed'],
  ['invitation.link-copied', 'Invitation link copied'],
  ['workspace.feature-switched', 'Feature switched'],
  ['workspace.slack-channel-chosen', 'Slack channel chosen'],
  ['kept', 'Kept'],
  ['account.two-step-turned-on', 'Account two-step sign-in turned on'],
  ['goal.imported', 'Goals imported'],
])('%s reads “%s”', (action, words) => {
  expect(actInWords(action)).toBe(words)
})

test.each([
  [1, '1 line'],
  [1000, '1,000 lines'],
  [1001, 'More than 1,000 lines'],
])('%i of them are “%s”', (count, words) => {
  expect(linesInWords(count)).toBe(words)
})

/** The nouns of the acts that modules keep, as they write them. */
const kept = filesUnder('lib')
  .filter((path) => /audit\/record'/.test(read(path)))
  .flatMap((path) => [...read(path).matchAll(/'([a-z-]+)\.[a-z]+(?:-[a-z]+)*'/g)].map(([, noun = '']) => noun))

test('what is paid has a filter of its own', () => {
  expect(auditKinds.filter(({ nouns }) => nouns.some((noun) => noun === 'plan')).map(({ label }) => label)).toEqual([
    'Plan and payments',
  ])
})

test('a kind of the log names no noun that nothing is kept of, and no noun is of two kinds', () => {
  const nouns = auditKinds.flatMap((kind): readonly string[] => kind.nouns)
  expect(nouns.filter((noun) => !kept.includes(noun))).toEqual([])
  expect(nouns).toEqual([...new Set(nouns)])
})
