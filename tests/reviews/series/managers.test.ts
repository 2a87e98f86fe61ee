import { afterEach, test, expect } from 'vitest'
import { setClock, now } from '@/lib/platform/clock'
import { at, firstMonday, aSeries, occurrencesOf, secondMonday } from '@/tests/factories/series'
import { sendDueOccurrences } from '@/lib/reviews/series/jobs'
import { aCircle, aboutPerson } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { placeOf } from '@/tests/factories/respondents'

afterEach(() => setClock())

const thirdMonday = '2026-11-02T08:00:00Z'

async function send(monday: string) {
  at(monday)
  await sendDueOccurrences(new Date(monday))
}

/** A weekly review about somebody that asks their manager and another, by name or as the whole team they share. */
async function aManaged(by: 'name' | 'team') {
  at(firstMonday)
  const { workspace, creator } = await aCircle(0)
  const [subject, boss, other] = [
    await aMember({ workspace }),
    await aMember({ workspace }),
    await aMember({ workspace }),
  ]
  const team = await aTeam({ workspace, members: [subject, other], managers: [boss] })
  const whom = by === 'name' ? { asked: [boss, other] } : { asked: [], teamIds: [team.id] }
  const { id, review } = await aSeries(creator, { ...whom, ...aboutPerson(subject), timeZone: 'Europe/Berlin' })
  const lead = async (person: Actor, isManager: boolean) => {
    const where = { teamId_memberId: { teamId: team.id, memberId: person.memberId } }
    await db.teamMember.update({ where, data: { isManager } })
    await reassignOutdated(now())
  }
  /** As what each round asks somebody, or null. */
  const roundsOf = async ({ memberId }: Actor) =>
    Promise.all(
      (await occurrencesOf(id)).map(async ({ id: reviewId }) => {
        const place = await db.reviewAssignee.findFirst({ where: { reviewId, memberId, removedAt: null } })
        return place === null ? null : place.relationship
      }),
    )
  return { creator, boss, other, review, lead, roundsOf }
}

test('who led no more is asked again in the first round after they lead again', async () => {
  const { boss, other, lead, roundsOf } = await aManaged('name')
  await lead(boss, false)
  await send(secondMonday)
  await lead(boss, true)
  await send(thirdMonday)
  expect(await roundsOf(boss)).toEqual([null, null, 'MANAGER'])
  expect(await roundsOf(other)).toEqual(['PEER', 'PEER', 'PEER'])
})

test('who leads the team no more is asked in the next round as one of a team that every round asks', async () => {
  const { boss, lead, roundsOf } = await aManaged('team')
  await lead(boss, false)
  await send(secondMonday)
  expect(await roundsOf(boss)).toEqual([null, 'PEER'])
})

test('a manager whom somebody took out by hand is asked in no further round', async () => {
  const { creator, boss, review, lead, roundsOf } = await aManaged('team')
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, boss)).id })
  await lead(boss, false)
  await lead(boss, true)
  await send(secondMonday)
  expect(await roundsOf(boss)).toEqual([null, null])
})
