import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { celebrate } from '@/lib/celebrations/commands/celebrate'
import type { Reason } from '@/lib/celebrations/rules/celebration-words'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'

const day = '2027-03-03'
const goal: Reason = { kind: 'goal', key: 'goal:1', on: '2027-03-02', badge: null, years: null }
const birthday: Reason = { kind: 'birthday', key: 'birthday:2027', on: day, badge: null, years: null }

test('makes one celebration of a member and day, whatever a second one says', async () => {
  const { workspaceId, memberId } = await aMember()
  const make = (reasons: Reason[]) => celebrate(systemActor(workspaceId), { memberId, day, reasons })
  const made = await Promise.all([make([goal, birthday]), make([goal, birthday])])
  expect(made.filter(({ isMade }) => isMade)).toHaveLength(1)
  expect(await make([goal])).toEqual({ isMade: false })
  const kept = await db.celebration.findMany({ where: { memberId } })
  expect(kept).toMatchObject([{ workspaceId, categories: ['birthday', 'goal'], reasons: [goal, birthday] }])
})
