import { afterEach, test, expect } from 'vitest'
import { setClock, hoursFrom, now } from '@/lib/platform/clock'
import type { Actor } from '@/lib/access/actor'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { recordOpening } from '@/lib/reviews/results/commands/record-opening'
import { auditOf, aClosedReview, aReleasedReview } from '@/tests/factories/releases'
import { aMember } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { shareReview } from '@/lib/reviews/results/commands/share-review'

afterEach(() => setClock())

/** As the page of the results does it. */
async function openAs(actor: Actor, { id }: { id: string }) {
  const head = await getReviewHead(actor, id)
  if (head !== null) await recordOpening(actor, head)
}

const opened = async (id: string) =>
  (await auditOf(id)).filter(({ action }) => action === 'review.opened').map(({ memberId }) => memberId)

test('people who may not read the results leave no line, whatever their role', async () => {
  const { workspace, asked, subject, reader, id } = await aClosedReview()
  const admin = await aMember({ workspace, role: 'Admin' })
  for (const actor of [subject, reader, ...asked, admin]) await expectRefused(openAs(actor, { id }), 'forbidden')
  await expectRefused(openAs(await aMember({ role: 'Admin' }), { id }), 'not-found')
  expect(await opened(id)).toEqual([])
})

test('what the creator and the subject do with what is theirs is not kept, what an Admin saw is', async () => {
  const { workspace, creator, subject, id } = await aReleasedReview({ seenByAdmins: true })
  const admin = await aMember({ workspace, role: 'Admin' })
  for (const actor of [creator, subject]) await openAs(actor, { id })
  expect(await opened(id)).toEqual([])
  await openAs(admin, { id })
  expect(await opened(id)).toEqual([admin.memberId])
  expect((await auditOf(id)).at(-1)?.title).toMatch(/^Opened the results of “.+”$/)
})

test('who looks again the same day, or twice at once, is kept once; the day after, again', async () => {
  const { reader, subject, id } = await aReleasedReview()
  await shareReview(subject, { id, memberId: reader.memberId })
  await Promise.all([openAs(reader, { id }), openAs(reader, { id })])
  expect(await opened(id)).toEqual([reader.memberId])
  const tomorrow = hoursFrom(now(), 25)
  setClock(() => tomorrow)
  await openAs(reader, { id })
  expect(await opened(id)).toEqual([reader.memberId, reader.memberId])
})

test('where too few answered for anything to be shown, nothing was seen', async () => {
  const { workspace, id } = await aClosedReview({ anonymity: 'ANONYMOUS', answers: 2, seenByAdmins: true })
  await openAs(await aMember({ workspace, role: 'Admin' }), { id })
  expect(await opened(id)).toEqual([])
})
