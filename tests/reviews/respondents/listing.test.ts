import { aCircle, aReview, aResponse, type GivenForm } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { placeOf } from '@/tests/factories/respondents'
import type { Actor } from '@/lib/access/actor'
import { findManaged } from '@/lib/reviews/operating/queries'
import { findRow, listRespondents } from '@/lib/reviews/respondents/queries/list-respondents'
import { test, expect } from 'vitest'
import { refusalOf, expectRefused } from '@/tests/support/refused'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { replaceRespondent } from '@/lib/reviews/respondents/commands/replace-respondent'
import { db } from '@/lib/platform/db'
import { daysFrom, now } from '@/lib/platform/clock'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { unique } from '@/tests/factories/workspaces'

async function asking(size: number, given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(size)
  const review = await aReview(creator, { asked, ...given })
  const [person = creator] = asked
  const other = await aMember({ workspace })
  const { id: assigneeId } = await placeOf(review, person)
  return { creator, asked, review, other, place: { id: review.id, assigneeId } }
}

/** What the screen offers for the place of a person. */
async function offered(creator: Actor, { id, assigneeId }: { id: string; assigneeId: string }) {
  const review = await findManaged(creator, id)
  const row = review && (await findRow(review, assigneeId))
  return { leave: row?.can.leave, replace: row?.can.replace, why: row?.leaveBlockedReason }
}

test('one of several can be taken out and replaced', async () => {
  const { creator, place } = await asking(2)
  expect(await offered(creator, place)).toEqual({ leave: true, replace: true, why: null })
})

test.each<[string, number, GivenForm]>([
  ['the last one', 1, {}],
  ['one of three in anonymous feedback', 3, { anonymity: 'ANONYMOUS' }],
])('%s is only replaced, and it says why in the words of the refusal', async (_, size, given) => {
  const { creator, other, place } = await asking(size, given)
  const { message } = await refusalOf(removeRespondent(creator, place))
  expect(await offered(creator, place)).toEqual({ leave: false, replace: true, why: message })
  await replaceRespondent(creator, { ...place, memberId: other.memberId })
})

test('past its end nobody is replaced', async () => {
  const { creator, other, place } = await asking(2)
  await db.review.update({ where: { id: place.id }, data: { closesAt: daysFrom(now(), -1) } })
  await expectRefused(replaceRespondent(creator, { ...place, memberId: other.memberId }), 'conflict')
  expect(await offered(creator, place)).toEqual({ leave: true, replace: false, why: null })
})

test('once an anonymous answer has arrived, nobody is taken out or replaced', async () => {
  const { creator, asked, review, other, place } = await asking(4, { anonymity: 'ANONYMOUS' })
  await aResponse(asked[1] ?? creator, review)
  await expectRefused(replaceRespondent(creator, { ...place, memberId: other.memberId }), 'conflict')
  expect(await offered(creator, place)).toMatchObject({ leave: false, replace: false })
})

test('who was told that they will not be reminded is not offered a reminder, in the words of the refusal', async () => {
  const { creator, place } = await asking(2, { hasReminders: false })
  const review = await findManaged(creator, place.id)
  const row = review && (await findRow(review, place.assigneeId))
  const { message } = await refusalOf(nudgeRespondents(creator, place))
  expect([row?.can.nudge, row?.nudgeBlockedReason]).toEqual([false, message])
})

test('an external reviewer who unsubscribed is said to have, as on the results', async () => {
  const { workspace, creator } = await aCircle(0)
  const emails = [`${unique('ugo')}@client.example`, `${unique('pat')}@client.example`]
  const review = await aReview(creator, { asked: [], emails })
  const unsubscribed = { workspaceId: workspace.id, email: emails[1] ?? '', createdAt: now() }
  await db.unsubscribedAddress.create({ data: unsubscribed })
  const managed = await findManaged(creator, review.id)
  const { rows } = managed ? await listRespondents(managed, 1) : { rows: [] }
  expect(new Map(rows.map(({ name, isUnsubscribed }) => [name, isUnsubscribed]))).toEqual(
    new Map(emails.map((email, index) => [email, index === 1])),
  )
})
