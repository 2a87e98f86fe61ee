import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import { celebrateDue } from '@/lib/celebrations/jobs'
import { listOwnCelebrations } from '@/lib/celebrations/queries/list-own-celebrations'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dateOf } from '@/lib/shared/dates'
import { aGoal } from '@/tests/factories/goals'
import { aMember } from '@/tests/factories/members'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

async function celebratedAt(actor: Actor, time: string) {
  at(time)
  await celebrateDue(new Date(time))
  return (await listOwnCelebrations(actor)).map(({ day, category, sentence }) => ({ day, category, sentence }))
}

const begins = (actor: Actor, day: string) =>
  db.member.update({ where: { id: actor.memberId }, data: { startDate: dateOf(day) } })

async function completes(actor: Actor, day: string, endsOn: string) {
  at(`${day}T09:00:00Z`)
  const goal = await aGoal(actor, { type: 'Self', startsOn: '2027-01-01', endsOn: '2027-12-31' })
  await db.goal.update({ where: { id: goal.id }, data: { endsOn: dateOf(endsOn) } })
  await setGoalStatus(actor, { id: goal.id, version: goal.version, status: 'Completed', comment: '' })
}

test('merges the reasons of a day into one celebration, made once by jobs run twice and at the same time', async () => {
  const actor = await aMember({ firstName: 'Asha' })
  await begins(actor, '2024-03-03')
  await completes(actor, '2027-03-02', '2027-03-05')
  await awardBadges(systemActor(actor.workspaceId), {
    memberId: actor.memberId,
    earned: [
      { badge: 'Novice', earnedAt: new Date('2027-03-02T09:00:00Z'), times: 1 },
      { badge: 'Initiate', earnedAt: new Date('2027-03-02T09:00:00Z'), times: 1 },
    ],
  })
  at('2027-03-03T09:20:00Z')
  await Promise.all([celebrateDue(new Date('2027-03-03T09:20:00Z')), celebrateDue(new Date('2027-03-03T09:20:00Z'))])
  const own = await celebratedAt(actor, '2027-03-03T10:20:00Z')
  expect(own).toHaveLength(1)
  expect(own[0]?.category).toEqual(['anniversary', 'badge', 'goal'])
  expect(own[0]?.sentence).toBe(
    `You’ve been at ${actor.workspaceName} for 3 years. You earned Initiate and Novice. You completed a goal on time.`,
  )
  expect(await celebratedAt(actor, '2027-03-04T09:20:00Z')).toHaveLength(1)
})
