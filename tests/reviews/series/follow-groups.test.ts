import { afterEach, test, expect, describe } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { aWeekly, secondMonday, at, occurrencesOf } from '@/tests/factories/series'
import { aMember } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import type { Actor } from '@/lib/access/actor'
import { db, transaction } from '@/lib/platform/db'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { getAddition } from '@/lib/reviews/respondents/queries/get-addition'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { mailsTo } from '@/tests/support/outbox'
import { aTag } from '@/tests/factories/tags'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { placeOf, chosenByName } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'
import { aRunningReview } from '@/tests/factories/reviews'
import { endSeries } from '@/lib/reviews/series/commands/end-series'
import { followGroups } from '@/lib/reviews/series/steps/follow-groups'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'

afterEach(() => setClock())

const thirdMonday = '2026-11-02T08:00:00Z'

/** A weekly form that asks three people by name, and a team of two others. */
async function aWeeklyAndATeam() {
  const weekly = await aWeekly()
  const { workspace, review } = weekly
  const people = [await aMember({ workspace }), await aMember({ workspace })]
  const team = await aTeam({ workspace, members: people })
  const choice = { id: review.id, memberIds: [], teamIds: [team.id], tagIds: [] }
  const join = (actor: Actor) =>
    db.teamMember.create({ data: { workspaceId: workspace.id, teamId: team.id, memberId: actor.memberId } })
  return { ...weekly, people, team, choice, join }
}

async function groupsOf(reviewId: string) {
  const { content } = await db.form.findUniqueOrThrow({ where: { reviewId } })
  const { teamIds, tagIds } = formContentSchema.parse(content)
  return { teamIds, tagIds }
}

const idsOf = (people: Actor[]) => people.map(({ memberId }) => memberId).toSorted()

test('a team added after sending counts for the next rounds as one that was chosen before', async () => {
  const { workspace, creator, id, asked, people, choice, join } = await aWeeklyAndATeam()
  expect(await getAddition(creator, choice)).toMatchObject({ newCount: 2, later: expect.stringContaining('joins') })
  await addRespondents(creator, choice)
  const joined = await aMember({ workspace })
  await join(joined)
  for (const moment of [secondMonday, thirdMonday]) {
    at(moment)
    await repeatReview(creator, { id })
  }
  const everybody = idsOf([...asked, ...people, joined])
  expect((await occurrencesOf(id)).slice(1).map((round) => round.asked)).toEqual([everybody, everybody])
  expect(await mailsTo(joined.email)).toHaveLength(2)
})

test('so does a tag, and who was taken out does not come back through either', async () => {
  const { workspace, creator, id, review, asked, people, choice } = await aWeeklyAndATeam()
  const [out = creator, ...others] = people
  const tag = await aTag({ workspace, members: people })
  await addRespondents(creator, { ...choice, tagIds: [tag.id] })
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, out)).id })
  const tagged = await aMember({ workspace })
  await db.memberTag.create({ data: { workspaceId: workspace.id, tagId: tag.id, memberId: tagged.memberId } })
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id))[1]?.asked).toEqual(idsOf([...asked, ...others, tagged]))
})

test('people who are asked already can be chosen as a team, for those who join it later', async () => {
  const { workspace, creator, id, asked, people, choice, join } = await aWeeklyAndATeam()
  await addRespondents(creator, { id: choice.id, ...chosenByName(...people) })
  expect(await getAddition(creator, choice)).toMatchObject({ newCount: 0, knownCount: 2, blockedReason: null })
  expect(await addRespondents(creator, choice)).toMatchObject({ added: 0 })
  expect(await getAddition(creator, choice)).toMatchObject({ blockedReason: 'Everyone you chose was already asked.' })
  await expectRefused(addRespondents(creator, choice), 'invalid', 'memberIds')
  const joined = await aMember({ workspace })
  await join(joined)
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id))[1]?.asked).toEqual(idsOf([...asked, ...people, joined]))
})

describe('is a matter of this round alone', () => {
  test('where nothing repeats', async () => {
    const { workspace, creator, review } = await aRunningReview()
    const team = await aTeam({ workspace, members: [await aMember({ workspace })] })
    const choice = { id: review.id, memberIds: [], teamIds: [team.id], tagIds: [] }
    expect(await getAddition(creator, choice)).toMatchObject({ newCount: 1, later: null })
    await addRespondents(creator, choice)
    expect(await groupsOf(review.id)).toEqual({ teamIds: [], tagIds: [] })
  })

  test('where the series has ended', async () => {
    const { creator, id, choice } = await aWeeklyAndATeam()
    await endSeries(creator, { id })
    expect(await getAddition(creator, choice)).toMatchObject({ newCount: 2, later: null })
    await addRespondents(creator, choice)
    expect(await groupsOf(choice.id)).toEqual({ teamIds: [], tagIds: [] })
  })

  test('where it is an older round', async () => {
    const { creator, id, choice } = await aWeeklyAndATeam()
    await db.review.update({ where: { id: choice.id }, data: { closesAt: new Date('2026-12-01T08:00:00Z') } })
    at(secondMonday)
    await repeatReview(creator, { id })
    expect(await getAddition(creator, choice)).toMatchObject({ newCount: 2, later: null })
    await addRespondents(creator, choice)
    at(thirdMonday)
    await repeatReview(creator, { id })
    expect((await occurrencesOf(id)).map(({ askedCount }) => askedCount)).toEqual([5, 3, 3])
  })
})

test('twice changes nothing, and two at once are both kept', async () => {
  const { workspace, creator, review, team } = await aWeeklyAndATeam()
  const other = await aTeam({ workspace })
  const follow = (teamIds: string[]) =>
    transaction(async (tx) => followGroups(tx, await lockOwnReview(tx, creator, review.id), { teamIds, tagIds: [] }))
  await Promise.all([follow([team.id]), follow([other.id]), follow([team.id])])
  const { teamIds } = await groupsOf(review.id)
  expect(teamIds.toSorted()).toEqual([team.id, other.id].toSorted())
})

test('more than a hundred teams are refused in words', async () => {
  const { workspace, creator, review, choice } = await aWeeklyAndATeam()
  const row = await db.form.findUniqueOrThrow({ where: { reviewId: review.id } })
  const teamIds = Array.from({ length: 100 }, () => crypto.randomUUID())
  const content = { ...formContentSchema.parse(row.content), teamIds }
  await db.form.update({ where: { reviewId: review.id, workspaceId: workspace.id }, data: { content } })
  expect(await getAddition(creator, choice)).toMatchObject({
    blockedReason: expect.stringContaining('at most 100 teams'),
  })
  await expectRefused(addRespondents(creator, choice), 'invalid', 'memberIds')
})
