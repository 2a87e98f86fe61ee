import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import {
  expectedGroups,
  groupsInWords,
  groupsInSentence,
  exposedGroups,
  groupsOfForm,
  type GroupSize,
} from '@/lib/reviews/model/rules/groups'
import { test, expect, describe } from 'vitest'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'

const sized = (...sizes: [group: Relationship, size: number][]): GroupSize[] =>
  sizes.map(([group, size]) => ({ group, size }))

test('groups are counted in the order in which they are named, without those of nobody', () => {
  const relationships = ['PEER', 'REPORT', 'PEER', 'SELF'] as const
  const groups = expectedGroups({ relationships, externalCount: 2, nominatedCount: 3 })
  expect(groups).toEqual(sized(['SELF', 1], ['PEER', 5], ['REPORT', 1], ['EXTERNAL', 2]))
  expect(groupsInWords(groups)).toBe('Self 1, Peers 5, Reports 1, External reviewers 2')
  expect(groupsInWords([{ group: 'OTHER', size: 1 }])).toBe('Colleagues 1')
  expect(groupsInSentence(groups)).toBe('1 self-review, 5 peers, 1 report and 2 external reviewers')
})

describe('groups that cannot stay unknown', () => {
  test.each<[string, GroupSize[], Relationship[]]>([
    ['none of nobody', [], []],
    ['all of two', sized(['PEER', 2]), ['PEER']],
    ['none of three', sized(['PEER', 3]), []],
    ['one beside many', sized(['MANAGER', 1], ['PEER', 4]), ['MANAGER']],
    ['two beside many', sized(['PEER', 4], ['REPORT', 2]), ['REPORT']],
    ['two groups that are two together', sized(['SELF', 1], ['MANAGER', 1], ['PEER', 4]), ['SELF', 'MANAGER']],
    ['none, where the small ones are three together', sized(['SELF', 1], ['MANAGER', 2], ['PEER', 4]), []],
    ['none, where a small one is put to others enough', sized(['SELF', 1], ['PEER', 4], ['OTHER', 3]), []],
    ['two others beside many', sized(['PEER', 4], ['OTHER', 2]), ['OTHER']],
    ['none of three small ones', sized(['SELF', 1], ['MANAGER', 1], ['PEER', 2]), []],
    ['none of two large ones', sized(['PEER', 3], ['REPORT', 3]), []],
  ])('%s', (_, groups, exposed) => {
    expect(exposedGroups(groups).map(({ group }) => group)).toEqual(exposed)
  })
})

describe('the groups of a form', () => {
  const content = {
    ...newFormContent('blank', 'UTC'),
    assigneeIds: ['meg', 'pia'],
    teamIds: ['design'],
    emails: ['a@x.io'],
  }
  const around = {
    membersById: new Map([['design', ['sam', 'pia', 'rob']]]),
    orgRelations: new Map([['sam', { subjectId: 'sam', managers: ['meg'], peers: ['pia', 'rob'], reports: [] }]]),
    nameOf: (id: string) => id.toUpperCase(),
  }

  test('about nobody there are no groups but outside', () => {
    expect(groupsOfForm(content, 'me', around)).toEqual([
      { subject: null, groups: sized(['EXTERNAL', 1], ['OTHER', 3 + 1]) },
    ])
  })

  test('about one person, as the teams tell and as it was put right', () => {
    const about = { ...content, about: 'people' as const, subjectIds: ['sam'] }
    const groups = sized(['MANAGER', 1], ['PEER', 2], ['EXTERNAL', 1])
    expect(groupsOfForm(about, 'me', around)).toEqual([{ subject: null, groups }])
    const edited = groupsOfForm({ ...about, relationships: { meg: 'PEER' } }, 'me', around)
    expect(edited).toEqual([{ subject: null, groups: sized(['PEER', 3], ['EXTERNAL', 1]) }])
  })

  test('about several each has their own; who is chosen by name is among those asked about themselves', () => {
    const about = {
      ...content,
      about: 'people' as const,
      subjectIds: ['sam', 'meg'],
      relationships: { meg: 'PEER' as const },
    }
    expect(groupsOfForm(about, 'me', around)).toEqual([
      { subject: 'SAM', groups: sized(['MANAGER', 1], ['PEER', 2], ['EXTERNAL', 1]) },
      { subject: 'MEG', groups: sized(['EXTERNAL', 1], ['OTHER', 4]) },
    ])
  })

  test('those yet to be proposed are counted where somebody proposes', () => {
    const nominations = { min: 3, max: 5, approver: 'CREATOR' as const }
    const about = { ...content, about: 'people' as const, subjectIds: ['sam'], nominations }
    expect(groupsOfForm(about, 'me', around)[0]?.groups).toContainEqual({ group: 'PEER', size: 5 })
    expect(groupsOfForm({ ...content, nominations }, 'me', around)[0]?.groups).toContainEqual({
      group: 'OTHER',
      size: 4,
    })
  })
})
