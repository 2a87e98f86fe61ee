import { expect, test } from 'vitest'
import { listActivity } from '@/lib/activity/queries'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { reopenReview } from '@/lib/reviews/operating/commands/reopen-review'
import { unshareReview } from '@/lib/reviews/results/commands/unshare-review'
import { aClosedReview } from '@/tests/factories/releases'
import { aManager, aMember } from '@/tests/factories/members'
import { aboutPerson, aResponse, aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { toldTo } from '@/tests/factories/respondents'

const feedOf = async (actor: Parameters<typeof listActivity>[0]) =>
  (await listActivity(actor, { size: 10 })).rows.map(({ title, link }) => [title, link])

test('people chosen to read the results hear once that they are ready, and where', async () => {
  const { creator, reader, subject, asked, id } = await aClosedReview({ isShared: true, seenByAdmins: true })
  const words = 'Results of “How we work” are ready: 4 of 5 people answered'
  expect(await toldTo(reader, 'review.ready')).toEqual([words])
  expect(await feedOf(reader)).toContainEqual([words, `/feedback/shared/${id}`])
  for (const other of [creator, subject, ...asked]) expect(await toldTo(other, 'review.ready')).toEqual([])
  await reopenReview(creator, { id, closesOn: '2999-12-01', closesTime: '17:00', timeZone: 'UTC' })
  await closeReview(creator, { id })
  expect(await toldTo(reader, 'review.ready')).toEqual([words])
})

test.each([
  ['nobody answered', { answers: 0 }, 0],
  ['too few answered anonymously', { answers: 2, anonymity: 'ANONYMOUS' as const }, 0],
  ['enough did', { answers: 3, anonymity: 'ANONYMOUS' as const }, 1],
])('where %s', async (_, given, count) => {
  const { reader } = await aClosedReview({ isShared: true, ...given })
  expect(await toldTo(reader, 'review.ready')).toHaveLength(count)
})

test('once it is no longer shared with them, they keep no news of it', async () => {
  const { creator, reader, id } = await aClosedReview({ isShared: true })
  await unshareReview(creator, { id, memberId: reader.memberId })
  expect([await toldTo(reader, 'review.ready'), await feedOf(reader)]).toEqual([[], []])
})

test('so do the managers of whom it is about, where they read it, and no other manager', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace, role: 'Manager' })
  const [subject, giver] = [await aMember({ workspace }), await aMember({ workspace })]
  const [manager, other] = [await aManager({ workspace }), await aManager({ workspace })]
  await aTeam({ workspace, members: [subject], managers: [manager] })
  await aTeam({ workspace, members: [giver], managers: [other] })
  for (const seenByManager of [true, false]) {
    const review = await aReview(creator, { asked: [giver], ...aboutPerson(subject), seenByManager })
    await aResponse(giver, review)
    await closeReview(creator, review)
  }
  const told = await Promise.all([manager, other, subject].map((one) => toldTo(one, 'review.ready')))
  expect(told.map(({ length }) => length)).toEqual([1, 0, 0])
})
