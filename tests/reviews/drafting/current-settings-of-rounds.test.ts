import { systemActor, type Actor } from '@/lib/access/actor'
import { copyRound } from '@/lib/reviews/drafting/commands/copy-round'
import { randomId } from '@/lib/shared/randomness'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { db } from '@/lib/platform/db'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { placeOf } from '@/tests/factories/respondents'
import { aCircle, aReview, aboutPerson } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aRound } from '@/tests/factories/series'
import { describe, test, expect } from 'vitest'
import { correctRelationship } from '@/lib/reviews/respondents/commands/correct-relationship'
import { reassignRespondents } from '@/lib/reviews/respondents/commands/reassign-respondents'
import { copyReview } from '@/lib/reviews/drafting/commands/copy-review'

const ids = (people: readonly Actor[]) => people.map(({ memberId }) => memberId).toSorted()

async function copyOf(creator: Actor, id: string) {
  const copy = await copyRound(creator, { id, madeId: randomId() })
  const draft = await getDraft(creator, copy.id)
  if (!draft) throw new Error('The copy is no draft.')
  return { ...draft.content, assigneeIds: draft.content.assigneeIds.toSorted() }
}

const reviewAbout = (roundId: string, { memberId: subjectId }: Actor) =>
  db.review.findFirstOrThrow({ where: { roundId, subjectId } })

async function propose(creator: Actor, subject: Actor, id: string, { memberId }: Actor) {
  await nominatePeers(subject, { id, memberIds: [memberId] })
  const { id: nominationId } = await db.reviewNomination.findFirstOrThrow({ where: { reviewId: id, memberId } })
  await approveNomination(creator, { id, nominationId })
}

async function removeFrom(creator: Actor, roundId: string, person: Actor) {
  for (const { id } of await db.review.findMany({ where: { roundId } })) {
    await removeRespondent(creator, { id, assigneeId: (await placeOf({ id }, person)).id })
  }
}

/** Two subjects, who are of the team that is asked about them, and three others of it. */
async function aTeamRound() {
  const { workspace, creator, asked } = await aCircle(3)
  const subjects = [await aMember({ workspace }), await aMember({ workspace })] as const
  const team = await aTeam({ workspace, members: [...subjects, ...asked] })
  const id = await aRound(creator, { teamIds: [team.id], subjects: [...subjects] })
  return { workspace, creator, asked, subjects, team, id }
}

describe('the copy of a round', () => {
  test('does not ask about everybody whom one of its subjects proposed', async () => {
    const { workspace, creator, asked } = await aCircle(3)
    const [ann, bo] = [await aMember({ workspace }), await aMember({ workspace })]
    const nominations = { min: 1, max: 2, approver: 'CREATOR' as const }
    const id = await aRound(creator, { asked, subjects: [ann, bo], nominations })
    await propose(creator, ann, (await reviewAbout(id, ann)).id, await aMember({ workspace }))
    expect(await copyOf(creator, id)).toMatchObject({ assigneeIds: ids(asked), nominations })
  })

  test('asks the team again, and of its subjects none by name', async () => {
    const { creator, team, id } = await aTeamRound()
    expect(await copyOf(creator, id)).toMatchObject({ teamIds: [team.id], assigneeIds: [] })
  })

  test('does not ask a subject about themselves who has left the team since', async () => {
    const { creator, team, subjects, id } = await aTeamRound()
    await db.teamMember.deleteMany({ where: { teamId: team.id, memberId: subjects[0].memberId } })
    expect(await copyOf(creator, id)).toMatchObject({ teamIds: [team.id], assigneeIds: [] })
  })

  test('forgets no subject whose team would bring back somebody who was taken out', async () => {
    const { creator, asked, subjects, id } = await aTeamRound()
    const [out = creator, ...staying] = asked
    await removeFrom(creator, id, out)
    expect(await copyOf(creator, id)).toMatchObject({ teamIds: [], assigneeIds: ids([...staying, ...subjects]) })
  })

  test('nor one of a team that is no more, or of a split one beside another that stays', async () => {
    const { workspace, creator, asked, subjects, team, id: roundId } = await aTeamRound()
    const [out = creator, ...staying] = asked
    const others = [await aMember({ workspace }), await aMember({ workspace })]
    const other = await aTeam({ workspace, members: others })
    const id = await aRound(creator, { teamIds: [team.id, other.id], subjects: [...subjects] })
    await removeFrom(creator, id, out)
    const everybody = ids([...staying, ...subjects])
    expect(await copyOf(creator, id)).toMatchObject({ teamIds: [other.id], assigneeIds: everybody })
    await db.team.delete({ where: { id: team.id } })
    expect(await copyOf(creator, roundId)).toMatchObject({ teamIds: [], assigneeIds: ids([...asked, ...subjects]) })
  })

  test('asks subjects by name who were chosen so', async () => {
    const { workspace, creator, asked } = await aCircle(3)
    const [ann, bo] = [await aMember({ workspace }), await aMember({ workspace })]
    const team = await aTeam({ workspace, members: [ann, bo, ...asked] })
    const id = await aRound(creator, { asked: [ann], teamIds: [team.id], subjects: [ann, bo] })
    expect(await copyOf(creator, id)).toMatchObject({ teamIds: [team.id], assigneeIds: [ann.memberId] })
  })

  test('says what people are to somebody only while it is about that one alone', async () => {
    const { workspace, creator, asked } = await aCircle(3)
    const subjects = [await aMember({ workspace }), await aMember({ workspace })] as const
    const id = await aRound(creator, { asked, subjects: [...subjects] })
    const [first] = await db.review.findMany({
      where: { roundId: id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    const [boss = creator] = asked
    const reviewId = first?.id ?? ''
    const { id: assigneeId } = await placeOf({ id: reviewId }, boss)
    await correctRelationship(creator, { id: reviewId, assigneeId, relationship: 'MANAGER' })
    expect((await copyOf(creator, id)).relationships).toEqual({})
    const [about, other] = subjects.toSorted((one) => (one.memberId === first?.subjectId ? -1 : 1))
    await deactivate(other ?? creator)
    expect((await copyOf(creator, id)).relationships).toEqual({ [boss.memberId]: 'MANAGER' })
    await db.member.update({ where: { id: other?.memberId ?? '' }, data: { status: 'ACTIVE', deactivatedAt: null } })
    await deactivate(about ?? creator)
    expect((await copyOf(creator, id)).relationships).toEqual({})
  })
})

test('the copy of a review does not ask its former manager, who was taken out for being that no more', async () => {
  const { workspace, creator, asked } = await aCircle(3)
  const [subject, boss] = [await aMember({ workspace }), await aMember({ workspace })]
  const team = await aTeam({ workspace, members: [subject], managers: [boss] })
  const review = await aReview(creator, { asked: [boss, ...asked], ...aboutPerson(subject) })
  await db.teamMember.deleteMany({ where: { teamId: team.id, memberId: boss.memberId } })
  await reassignRespondents(systemActor(workspace.id), { id: review.id })
  expect((await placeOf(review, boss)).relievedAt).not.toBeNull()
  const copy = await copyReview(creator, { id: review.id, madeId: randomId() })
  expect((await getDraft(creator, copy.id))?.content.assigneeIds.toSorted()).toEqual(ids(asked))
})
