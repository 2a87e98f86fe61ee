import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import type { ListTab } from '@/lib/reviews/lists/rules'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { aMember } from '@/tests/factories/members'
import { aReleasedReview } from '@/tests/factories/releases'
import { aCircle, aResponse, aReview } from '@/tests/factories/reviews'

const titles = async (actor: Actor, tab: ListTab) =>
  (await listReviews(actor, { tab, search: '' })).rows.map(({ title }) => title)

/** All pages of a list, one after the other. */
async function allTitles(actor: Actor, tab: ListTab) {
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listReviews(actor, { tab, search: '', after }, 2)
    seen.push(...page.rows.map(({ title }) => title))
    after = page.next ?? undefined
  } while (after !== undefined && seen.length < 50)
  return seen
}

/** Makes it as old as that, whoever is asked or reads already. */
const begin = (id: string, daysAgo: number) =>
  db.review.update({ where: { id }, data: { createdAt: daysFrom(now(), -daysAgo) } })

test('somebody asked later finds it where it was begun, not where they came to it', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const late = await aMember({ workspace })
  const old = await aReview(creator, { asked, title: 'Old' })
  await begin(old.id, 30)
  await aReview(creator, { asked: [late], title: 'New' })
  await addRespondents(creator, { id: old.id, memberIds: [late.memberId], teamIds: [], tagIds: [] })
  for (const tab of ['received', 'pending', 'all'] as const) expect(await titles(late, tab)).toEqual(['New', 'Old'])
})

test('somebody who reads it later finds it there, too', async () => {
  const old = await aReleasedReview({ title: 'Old' })
  await begin(old.id, 30)
  const reader = await aMember({ workspace: old.workspace })
  await aReview(old.creator, { asked: old.asked, title: 'New', sharedWithIds: [reader.memberId] })
  await shareReview(old.subject, { id: old.id, memberId: reader.memberId })
  for (const tab of ['shared', 'all'] as const) expect(await titles(reader, tab)).toEqual(['New', 'Old'])
})

test('what moves among the days moves in every list, and stands in none twice', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const both = await aMember({ workspace })
  const given = { asked: [...asked, both], sharedWithIds: [both.memberId] }
  const moved = await aReview(creator, { ...given, title: 'Moved' })
  await aReview(creator, { ...given, title: 'Other' })
  await begin(moved.id, -1)
  for (const tab of ['received', 'shared', 'all'] as const) expect(await titles(both, tab)).toEqual(['Moved', 'Other'])
})

test('what was answered, waits and was declined stands in one order over all pages', async () => {
  const { creator, asked } = await aCircle(1)
  const [me = creator] = asked
  const expected = ['Declined 0', 'Waiting 1', 'Answered 2', 'Declined 3', 'Waiting 4', 'Answered 5', 'Waiting 6']
  for (const [days, title] of expected.entries()) {
    const review = await aReview(creator, { asked, title })
    if (title.startsWith('Answered')) await aResponse(me, review)
    if (title.startsWith('Declined')) await optOutOfReview(me, { reviewId: review.id })
    await begin(review.id, days)
  }
  expect(await allTitles(me, 'received')).toEqual(expected)
  expect(await allTitles(me, 'all')).toEqual(expected)
  expect(await allTitles(me, 'answered')).toEqual(['Answered 2', 'Answered 5'])
})
