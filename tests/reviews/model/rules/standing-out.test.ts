import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import {
  standOutAdvice,
  joinedGroups,
  groupsOfForm,
  type GroupSize,
  type Situation,
} from '@/lib/reviews/model/rules/groups'
import { test, expect, describe } from 'vitest'
import type { FormContent } from '@/lib/reviews/model/schema'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'

const sized = (...sizes: [group: Relationship, size: number][]): GroupSize[] =>
  sizes.map(([group, size]) => ({ group, size }))

const alone: Situation = { subject: null, canHide: true, hasTeamsOrTags: false }

test.each<[string, GroupSize[], Situation, string]>([
  [
    'one manager can be counted as a peer',
    sized(['MANAGER', 1], ['PEER', 4]),
    alone,
    'Count them as peers with “Change it”, ask at least 2 more people besides the peers, or leave them out.',
  ],
  [
    'of a team once they are chosen by name',
    sized(['MANAGER', 1], ['PEER', 4]),
    { ...alone, hasTeamsOrTags: true },
    'Choose them by name and count them as peers with “Change it”, ask at least 2 more people besides the peers, or leave them out.',
  ],
  [
    'about one of several only when it is sent about them alone',
    sized(['MANAGER', 1], ['PEER', 4]),
    { ...alone, subject: 'Ann Lee' },
    'Ask at least 2 more people besides the peers, leave them out, or send it about Ann Lee alone, where they can be counted as peers.',
  ],
  [
    'of a self-review nothing makes more than one',
    sized(['SELF', 1], ['PEER', 4]),
    alone,
    'A self-review is always that of one person. Ask at least 2 more people besides the peers, leave it out, or choose Named or Confidential.',
  ],
  [
    'beside one’s own nobody is there to keep names from',
    sized(['SELF', 1], ['PEER', 4], ['REPORT', 1]),
    { ...alone, canHide: false },
    'A self-review is always that of one person. Ask at least 1 more person besides the peers, leave them out, or choose Named.',
  ],
  [
    'people outside stay what they are',
    sized(['PEER', 4], ['REPORT', 3], ['EXTERNAL', 1]),
    alone,
    'Ask at least 2 more people besides the peers and reports, or leave them out.',
  ],
])('what can be done about those who stand out: %s', (_, groups, situation, advice) => {
  expect(standOutAdvice(groups, situation)).toBe(advice)
})

describe('counting those who stand out with a larger group', () => {
  const peers = ['p1', 'p2', 'p3', 'p4']
  const relations = { subjectId: 'ann', managers: ['boss'], peers, reports: [] }
  const around = {
    membersById: new Map([['team', ['boss']]]),
    orgRelations: new Map([['ann', relations]]),
    nameOf: () => 'Ann Lee',
  }
  const form = (given: Partial<FormContent>): FormContent => ({
    ...newFormContent('blank', 'Europe/Berlin'),
    about: 'people',
    subjectIds: ['ann'],
    assigneeIds: ['boss', ...peers],
    ...given,
  })

  test('leaves nobody standing out', () => {
    const joined = joinedGroups(form({}), 'me', around)
    expect(joined).toEqual({ group: 'PEER', relationships: { boss: 'PEER' } })
    const after = groupsOfForm(form({ relationships: joined?.relationships ?? {} }), 'me', around)
    expect(after).toEqual([{ subject: null, groups: sized(['PEER', 5]) }])
  })

  test.each<[string, Partial<FormContent>]>([
    ['nobody stands out', { assigneeIds: peers }],
    ['it is about several', { subjectIds: ['ann', 'bo'] }],
    ['it is a self-review', { assigneeIds: ['ann', ...peers] }],
    ['they were chosen with their team', { assigneeIds: peers, teamIds: ['team'] }],
    ['they are outside', { assigneeIds: peers, emails: ['olga@elsewhere.example'] }],
  ])('is not offered where %s', (_, given) => {
    expect(joinedGroups(form(given), 'me', around)).toBeNull()
  })
})
