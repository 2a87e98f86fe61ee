import { aCircle, aReview, allAnswers, storedOf, aResponse } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import type { Actor } from '@/lib/access/actor'
import { db, transaction } from '@/lib/platform/db'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { now } from '@/lib/platform/clock'
import { test, expect } from 'vitest'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { toldTo, placeOf } from '@/tests/factories/respondents'
import { correctRelationship } from '@/lib/reviews/respondents/commands/correct-relationship'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { askManagers } from '@/lib/reviews/respondents/steps/ask-managers'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'

/** A review about somebody of a team, asked of the team's manager, of a peer, and of others; and who sets who leads it. */
async function aLedSubject({ leads = 1 } = {}) {
  const { workspace, creator, asked } = await aCircle(3)
  const [subject = creator, peer = creator, other = creator] = asked
  const bosses = await Promise.all(Array.from({ length: leads }, () => aMember({ workspace })))
  const [boss = creator, second = creator] = bosses
  const team = await aTeam({ workspace, members: [subject, peer], managers: bosses })
  const review = await aReview(creator, {
    asked: [...bosses, peer, other],
    about: 'people',
    subjectIds: [subject.memberId],
  })
  /** The place of somebody in the team, as an Admin sets it, and what then is done of itself. */
  const lead = async (person: Actor, isManager: boolean) => {
    const place = { teamId: team.id, memberId: person.memberId }
    await db.teamMember.upsert({
      where: { teamId_memberId: place },
      update: { isManager },
      create: { ...place, workspaceId: workspace.id, isManager },
    })
  }
  const follow = () => reassignOutdated(now())
  return { workspace, creator, subject, boss, second, peer, other, review, lead, follow }
}

const askedAs = async (review: { id: string }, person: Actor) => {
  const place = await db.reviewAssignee.findFirst({ where: { reviewId: review.id, memberId: person.memberId } })
  return place === null || place.removedAt !== null ? null : place.relationship
}

test('a peer who comes to lead the team counts as the manager, with their draft, and is told nothing', async () => {
  const { boss, peer, review, lead, follow } = await aLedSubject()
  await saveAnswers(peer, { reviewId: review.id, answers: allAnswers(review).slice(0, 1) })
  await lead(boss, false)
  await lead(peer, true)
  await follow()
  expect([await askedAs(review, boss), await askedAs(review, peer)]).toEqual([null, 'MANAGER'])
  expect((await storedOf(review.id)).answers).toMatchObject([{ relationship: 'MANAGER' }])
  expect(await toldTo(peer, 'review.requested')).toHaveLength(1)
})

test('a manager by mistake is a peer again, and the one before is asked again, as the manager', async () => {
  const { creator, boss, peer, review, lead, follow } = await aLedSubject()
  await lead(boss, false)
  await lead(peer, true)
  await follow()
  await lead(peer, false)
  await lead(boss, true)
  await follow()
  await follow()
  expect([await askedAs(review, boss), await askedAs(review, peer)]).toEqual(['MANAGER', 'PEER'])
  expect((await storedOf(review.id)).review.askedCount).toBe(3)
  expect(await toldTo(boss, 'review.requested')).toHaveLength(2)
  expect([await toldTo(peer, 'review.unrequested'), await toldTo(creator, 'review.returned')]).toEqual([[], []])
})

test('who led no more by mistake alone is asked again', async () => {
  const { boss, review, lead, follow } = await aLedSubject()
  await lead(boss, false)
  await follow()
  expect(await askedAs(review, boss)).toBeNull()
  await lead(boss, true)
  await follow()
  expect(await askedAs(review, boss)).toBe('MANAGER')
  expect(await placeOf(review, boss)).toMatchObject({ relievedAt: null, isUnasked: false })
})

test('a new manager is asked after a while without one', async () => {
  const { workspace, boss, review, lead, follow } = await aLedSubject()
  await lead(boss, false)
  await follow()
  const successor = await aMember({ workspace })
  await lead(successor, true)
  await follow()
  expect(await askedAs(review, successor)).toBe('MANAGER')
  const third = await aMember({ workspace })
  await lead(third, true)
  await follow()
  expect(await askedAs(review, third)).toBeNull()
})

test('a peer who has answered stays one: it is as what they wrote it', async () => {
  const { boss, peer, review, lead, follow } = await aLedSubject()
  await aResponse(peer, review)
  await lead(boss, false)
  await lead(peer, true)
  await follow()
  expect(await askedAs(review, peer)).toBe('PEER')
})

test('who was called a peer by hand stays one', async () => {
  const { creator, boss, other, review, lead, follow } = await aLedSubject()
  const { id: assigneeId } = await placeOf(review, other)
  await correctRelationship(creator, { id: review.id, assigneeId, relationship: 'PEER' })
  await lead(boss, false)
  await lead(other, true)
  await follow()
  expect(await askedAs(review, other)).toBe('PEER')
})

test('a manager whom somebody took out by hand is not asked because another one changes', async () => {
  const { creator, boss, second, review, lead, follow } = await aLedSubject({ leads: 2 })
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, second)).id })
  await lead(boss, false)
  await follow()
  await follow()
  expect([await askedAs(review, boss), await askedAs(review, second)]).toEqual([null, null])
  expect(await toldTo(second, 'review.requested')).toHaveLength(1)
})

test('a peer who led for a while and left meanwhile comes back as the peer they were', async () => {
  const { boss, peer, review, lead, follow } = await aLedSubject()
  await lead(boss, false)
  await lead(peer, true)
  await follow()
  await deactivate(peer)
  await follow()
  await lead(peer, false)
  await db.member.update({ where: { id: peer.memberId }, data: { status: 'ACTIVE' } })
  await follow()
  await follow()
  expect(await askedAs(review, peer)).toBe('PEER')
})

test('nobody is asked about nobody, nor twice', async () => {
  const { workspace, creator, other, review } = await aLedSubject()
  const ask = (id: string) =>
    transaction(async (tx) => askManagers(tx, await lockReview(tx, { workspaceId: workspace.id }, id)))
  expect(await ask(review.id)).toBe(0)
  expect(await ask((await aReview(creator, { asked: [other] })).id)).toBe(0)
})
