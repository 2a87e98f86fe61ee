import { afterEach, test, expect } from 'vitest'
import { setClock, now } from '@/lib/platform/clock'
import { at, firstMonday, aSeries, secondMonday, occurrencesOf, aWeekly } from '@/tests/factories/series'
import { aCircle, aResponse, aboutPerson } from '@/tests/factories/reviews'
import { deactivate, aMember } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import type { Actor } from '@/lib/access/actor'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { aTeam } from '@/tests/factories/teams'
import { toldTo } from '@/tests/factories/respondents'
import { aTag } from '@/tests/factories/tags'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'

afterEach(() => setClock())

const assigneeOf = (reviewId: string, memberId: string) => ({ reviewId_memberId: { reviewId, memberId } })

test('not those who left, were taken out, or do not want to be asked again; those who opted out this once are', async () => {
  at(firstMonday)
  const { creator, asked } = await aCircle(5)
  const { id, review } = await aSeries(creator, { asked, timeZone: 'Europe/Berlin' })
  const [left, removed, unwilling, once, usual] = asked
  if (!left || !removed || !unwilling || !once || !usual) throw new Error('Five people were asked.')
  await deactivate(left)
  const update = (actor: { memberId: string }, data: object) =>
    db.reviewAssignee.update({ where: assigneeOf(review.id, actor.memberId), data })
  await update(removed, { removedAt: new Date(firstMonday) })
  await update(unwilling, { optedOutFromFuture: true })
  await update(once, { status: 'OPTED_OUT' })
  await aResponse(usual, review)
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id))[1]?.asked).toEqual([once.memberId, usual.memberId].toSorted())
})

/** Takes somebody's access away, lets the product follow, and does so again once they have it back. */
async function awayFor(person: Actor, meanwhile: () => Promise<unknown>) {
  await deactivate(person)
  await reassignOutdated(now())
  await meanwhile()
  await db.member.update({ where: { id: person.memberId }, data: { status: 'ACTIVE' } })
}

const thirdMonday = '2026-11-02T08:00:00Z'

test('who was away is asked in the next round once they are back, chosen by name or with their team', async () => {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(4)
  const [named, teamed, ...others] = asked
  if (!named || !teamed) throw new Error('Four people were asked.')
  const team = await aTeam({ workspace, members: [teamed] })
  const form = { asked: [named, ...others], teamIds: [team.id], timeZone: 'Europe/Berlin' }
  const { id } = await aSeries(creator, form)
  for (const person of [named, teamed]) await awayFor(person, async () => {})
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id))[1]?.asked).toEqual(asked.map(({ memberId }) => memberId).toSorted())
})

test('who was away for whole rounds is asked in the running one and the next once they are back; whom somebody took out is not', async () => {
  at(firstMonday)
  const { creator, asked } = await aCircle(4)
  const { id, review } = await aSeries(creator, { asked, timeZone: 'Europe/Berlin' })
  const [away, removed, ...others] = asked
  if (!away || !removed) throw new Error('Four people were asked.')
  await db.reviewAssignee.update({
    where: assigneeOf(review.id, removed.memberId),
    data: { removedAt: new Date(firstMonday) },
  })
  const send = async (monday: string) => {
    at(monday)
    await repeatReview(creator, { id })
  }
  await awayFor(away, async () => {
    await send(secondMonday)
    await send(thirdMonday)
  })
  const ids = (people: Actor[]) => people.map(({ memberId }) => memberId).toSorted()
  const askedIn = async () => (await occurrencesOf(id)).slice(1).map((round) => [round.asked, round.askedCount])
  expect(await askedIn()).toEqual([
    [ids(others), 2],
    [ids(others), 2],
  ])
  expect(await toldTo(away, 'review.requested')).toHaveLength(1)
  await reassignOutdated(now())
  await send('2026-11-09T08:00:00Z')
  const all = [ids([away, ...others]), 3]
  expect((await askedIn()).slice(1)).toEqual([all, all])
})

test('new people of a team that was chosen, but nobody who left the series, in this round or before', async () => {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(3)
  const team = await aTeam({ workspace, members: asked })
  const { id, review } = await aSeries(creator, { teamIds: [team.id], timeZone: 'Europe/Berlin' })
  const [unwilling, ...others] = asked
  await db.reviewAssignee.update({
    where: assigneeOf(review.id, unwilling?.memberId ?? ''),
    data: { optedOutFromFuture: true },
  })
  const joined = await aMember({ workspace })
  await db.teamMember.create({ data: { workspaceId: workspace.id, teamId: team.id, memberId: joined.memberId } })
  const expected = [...others, joined].map(({ memberId }) => memberId).toSorted()
  for (const moment of [secondMonday, '2026-11-02T08:00:00Z']) {
    at(moment)
    await repeatReview(creator, { id })
  }
  const rounds = await occurrencesOf(id)
  expect(rounds.slice(1).map((round) => round.asked)).toEqual([expected, expected])
})

test('new people who have a tag that was chosen, and the same people once the tag is gone', async () => {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(2)
  const tag = await aTag({ workspace, members: asked })
  const { id } = await aSeries(creator, { tagIds: [tag.id], timeZone: 'Europe/Berlin' })
  const tagged = await aMember({ workspace })
  await db.memberTag.create({ data: { workspaceId: workspace.id, tagId: tag.id, memberId: tagged.memberId } })
  const expected = [...asked, tagged].map(({ memberId }) => memberId).toSorted()
  at(secondMonday)
  await repeatReview(creator, { id })
  await db.tag.delete({ where: { id: tag.id } })
  at('2026-11-02T08:00:00Z')
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id)).slice(1).map((round) => round.asked)).toEqual([expected, expected])
})

test('nobody new where people were chosen by name', async () => {
  const { workspace, creator, id, asked } = await aWeekly()
  await aTeam({ workspace, members: [...asked, await aMember({ workspace })] })
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id))[1]?.asked).toEqual(asked.map(({ memberId }) => memberId).toSorted())
})

test('people outside by a new link of their own, unless they unsubscribed or became colleagues', async () => {
  const [stays, gone, colleague] = [unique('olga'), unique('ugo'), unique('cleo')].map((name) => `${name}@else.example`)
  if (!stays || !gone || !colleague) throw new Error('Three addresses were made up.')
  const { workspace, creator, id } = await aWeekly({ emails: [stays, gone, colleague] })
  await db.unsubscribedAddress.create({
    data: { workspaceId: workspace.id, email: gone, createdAt: new Date(firstMonday) },
  })
  await aMember({ workspace, email: colleague })
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id))[1]?.emails).toEqual([stays])
  const links = (await mailsTo(stays)).map(({ props }) => props['link'])
  expect(new Set(links).size).toBe(2)
})

test('a team that is gone is no reason to stop', async () => {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(2)
  const team = await aTeam({ workspace, members: asked })
  const { id } = await aSeries(creator, { teamIds: [team.id], timeZone: 'Europe/Berlin' })
  await db.team.delete({ where: { id: team.id } })
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id))[1]?.asked).toHaveLength(2)
})

test('read by those its creator chose, and by nobody to whom its subject passed on what was released to them', async () => {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(2)
  const [subject, chosen, later, friend] = [
    await aMember({ workspace }),
    await aMember({ workspace }),
    await aMember({ workspace }),
    await aMember({ workspace }),
  ]
  const form = { asked, ...aboutPerson(subject), sharedWithIds: [chosen.memberId], timeZone: 'Europe/Berlin' }
  const { id, review } = await aSeries(creator, form)
  await shareReview(creator, { id: review.id, memberId: later.memberId })
  for (const actor of asked) await aResponse(actor, review)
  await closeReview(creator, review)
  await releaseReview(creator, review)
  await shareReview(subject, { id: review.id, memberId: friend.memberId })
  at(secondMonday)
  const next = await repeatReview(creator, { id })
  const readers = await db.sharedReview.findMany({ where: { reviewId: next?.id ?? '' }, select: { memberId: true } })
  expect(readers.map(({ memberId }) => memberId).toSorted()).toEqual([chosen.memberId, later.memberId].toSorted())
})
