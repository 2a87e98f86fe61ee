import { expect, test } from 'vitest'
import {
  actsOnFirst,
  addressed,
  entriesFor,
  groupsFor,
  outcomeOf,
  withoutTwins,
  type PaletteItem,
} from '@/components/shell/palette/entries'
import { usesAfter } from '@/components/shell/palette/kept-here'
import { shortcutsFor } from '@/components/shell/palette/shortcuts'
import { findItems } from '@/components/ui/pick/picker-search'
import type { Reach } from '@/components/shell/navigation'

const member: Reach = {
  isAdmin: false,
  canInvite: false,
  hasTemplates: true,
  hasGoals: true,
  hasFollowUps: true,
  hasOneOnOnes: true,
  hasApplause: true,
  canThank: true,
  hasPlan: false,
}
const admin = { ...member, isAdmin: true, canInvite: true }

const priya: PaletteItem = {
  id: '1',
  kind: 'person',
  label: 'Priya Nair',
  hint: 'priya@acme.example',
  group: 'People',
  icon: 'user-round',
  href: '/profile/preview/1',
}

const labelsOf = (reach: Reach, words: string) => findItems(entriesFor(reach), words, []).map(({ label }) => label)

test('finds what can be done by the word for it', () => {
  expect(labelsOf(member, 'ask')).toEqual(['Ask a question', 'Ask for feedback'])
  expect(labelsOf(member, 'thank')).toContain('Give applause')
  expect(labelsOf({ ...member, canThank: false }, 'thank')).toEqual(['Applaud'])
  expect(labelsOf({ ...member, hasApplause: false, canThank: false }, 'thank')).toEqual([])
  expect(labelsOf(member, 'invite')).toEqual([])
  expect(labelsOf(admin, 'invite')).toEqual(['Invite people'])
})

test.each([
  ['new goal', 'Set a goal'],
  ['set goal', 'Set a goal'],
  ['new follow-up', 'Schedule a follow-up'],
  ['create one-on-one', 'Schedule a one-on-one'],
  ['new template', 'Create a template'],
])('finds “%s” by any word for making it', (words, label) => {
  expect(labelsOf(member, words)).toContain(label)
})

test.each([
  ['ask pri', 'Ask Priya Nair a question'],
  ['give pri', 'Give Priya Nair feedback'],
  ['feedback for pri', 'Give Priya Nair feedback'],
  ['thank pri', 'Thank Priya Nair with applause'],
  ['follow-up with pri', 'Schedule a follow-up with Priya Nair'],
  ['schedule a one-on-one with pri', 'Schedule a one-on-one with Priya Nair'],
  ['add to our one-on-one with pri', 'Add to a one-on-one with Priya Nair'],
])('reads “%s” as an act on a person', (words, label) => {
  const to = addressed(member, words)
  expect(to?.name).toBe('pri')
  expect(to?.linesFor([priya]).map(outcomeOf)).toEqual([label])
})

test('offers what can be done with the first person found', () => {
  const second = { ...priya, id: '2', label: 'Priyanka Rao' }
  const acts = actsOnFirst({ ...member, canThank: false }, [priya, second])
  expect(acts.map(({ label }) => label)).toEqual([
    'Ask Priya Nair a question',
    'Give Priya Nair feedback',
    'Schedule a follow-up with Priya Nair',
    'Schedule a one-on-one with Priya Nair',
    'Add to a one-on-one with Priya Nair',
  ])
})

test('meetings with the first person found open with that person filled in, where they are switched on', () => {
  const hrefsOf = (reach: Reach) => actsOnFirst(reach, [priya]).map(({ href }) => href)
  const forms = ['/followups/add?with=1', '/one-on-one/add?with=1', '/one-on-one/raise?with=1']
  expect(hrefsOf(member)).toEqual(expect.arrayContaining(forms))
  const without = hrefsOf({ ...member, hasFollowUps: false, hasOneOnOnes: false })
  expect(without.filter((href) => forms.includes(href))).toEqual([])
})

test('what makes a meeting is listed once', () => {
  const labels = entriesFor(member).map(({ label }) => label)
  for (const label of ['Schedule a follow-up', 'Schedule a one-on-one', 'Add to a one-on-one'])
    expect(labels.filter((one) => one === label)).toEqual([label])
})

test('leads to the form where nobody is found by that name', () => {
  const labelsOfNobody = (isWaiting: boolean) =>
    addressed(member, 'ask jonas')
      ?.linesFor([], isWaiting)
      .map(({ label }) => label)
  expect([true, false].map(labelsOfNobody)).toEqual([[], ['Ask a question']])
})

test('offers nothing to do with oneself', () => {
  const self = { ...priya, isSelf: true }
  expect(actsOnFirst(member, [self])).toEqual([])
  expect(addressed(member, 'ask pri')?.linesFor([self], true)).toEqual([])
})

test('lists what is to do once, and not also as what it is', () => {
  const line = { ...priya, kind: 'place', href: '/feedback/id/1', label: 'Q3' } as const
  const toDo: PaletteItem = { ...line, id: 'review.answer 1', group: 'To do', label: 'Answer: Q3' }
  const review: PaletteItem = { ...line, id: '1', group: 'Feedback' }
  expect(withoutTwins([toDo, review, priya]).map(({ label }) => label)).toEqual(['Answer: Q3', 'Priya Nair'])
  expect(withoutTwins([review])).toEqual([review])
})

test.each([
  ['dark', 'Your settings'],
  ['delete account', 'Your settings'],
  ['recovery', 'Password and sign-in'],
  ['google', 'Your connections'],
])('a Member finds where “%s” is set', (words, label) => {
  expect(labelsOf(member, words)).toEqual([label])
})

test('settings of the workspace are found by an Admin alone, and a plan where plans are sold', () => {
  expect(labelsOf(admin, 'audit')).toEqual(['Audit log'])
  expect(labelsOf(admin, 'invoices')).toEqual([])
  expect(labelsOf({ ...admin, hasPlan: true }, 'invoices')).toEqual(['Plan and payments'])
  expect(labelsOf(member, 'audit')).toEqual([])
})

test('the org chart is found by its name', () => {
  expect(labelsOf(member, 'org chart')).toEqual(['Org chart'])
})

test('says what Enter does', () => {
  const goals = entriesFor(member).find(({ id }) => id === '/goals')
  expect([priya, { ...priya, kind: 'place', group: 'Feedback', label: 'Q3' } as const].map(outcomeOf)).toEqual([
    'Open Priya Nair’s profile',
    'Open Q3',
  ])
  expect(goals && outcomeOf(goals)).toBe('Go to Goals')
})

test('each line stands in a group that is shown', () => {
  const groups = new Set([...groupsFor(''), ...groupsFor('a')])
  expect(entriesFor(admin).filter(({ group }) => !groups.has(group))).toEqual([])
})

test('what is used often comes first, fades, and is bounded', () => {
  let uses: ReturnType<typeof usesAfter> = []
  for (const id of ['a', 'b', 'b']) uses = usesAfter(uses, id)
  expect(uses.map(([id]) => id)).toEqual(['b', 'a'])
  for (let index = 0; index < 200; index += 1) uses = usesAfter(uses, `other ${index}`)
  expect(uses).toHaveLength(60)
})

test('shows the shortcuts of the role alone', () => {
  const texts = (reach: Reach) =>
    shortcutsFor(reach, 'Ctrl').flatMap(({ shortcuts }) => shortcuts.map(({ text }) => text))
  expect(texts(admin)).toContain('Change role')
  expect(texts(member)).not.toContain('Change role')
  expect(texts(member)).toContain('Give applause')
  expect(texts({ ...member, canThank: false })).not.toContain('Give applause')
})
