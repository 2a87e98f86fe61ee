import { db } from '@/lib/platform/db'
import { describe, test, expect } from 'vitest'
import { aRunningReview, allAnswers, aDraft } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { getSharedHead, getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { auditOf, aReleasedReview } from '@/tests/factories/releases'
import { unique } from '@/tests/factories/workspaces'
import { toldTo, linksMailedTo } from '@/tests/factories/respondents'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { getSharing } from '@/lib/reviews/results/queries/get-sharing'
import { mailsTo } from '@/tests/support/outbox'

const readersOf = async (reviewId: string) =>
  (await db.sharedReview.findMany({ where: { reviewId } })).map(({ memberId }) => memberId)

describe('the creator', () => {
  test('shares it until the first answer, and nobody else does, whatever their role', async () => {
    const { workspace, creator, asked, review } = await aRunningReview()
    const [reader, admin] = [await aMember({ workspace }), await aMember({ workspace, role: 'Admin' })]
    const input = { id: review.id, memberId: reader.memberId }
    for (const actor of [...asked, admin, reader]) await expectRefused(shareReview(actor, input), 'forbidden')
    await shareReview(creator, input)
    expect((await getSharedHead(reader, review.id)).readAs).toBe('shared')
    expect((await auditOf(review.id)).map(({ action }) => action)).toEqual(['review.shared'])
  })

  test('those who are asked hear that somebody else will read it; once it is closed nobody does', async () => {
    const email = `${unique('olga')}@elsewhere.example`
    const { workspace, creator, asked, review } = await aRunningReview({ emails: [email] })
    await shareReview(creator, { id: review.id, memberId: (await aMember({ workspace })).memberId })
    const told = () => Promise.all(asked.map((one) => toldTo(one, 'review.widened')))
    expect((await told()).flat()).toHaveLength(asked.length)
    expect(await linksMailedTo(email, 'review.prolonged')).toHaveLength(1)
    await closeReview(creator, review)
    await shareReview(creator, { id: review.id, memberId: (await aMember({ workspace })).memberId })
    expect((await told()).flat()).toHaveLength(asked.length)
  })

  test('a stranger does not find it', async () => {
    const { asked, review } = await aRunningReview()
    const stranger = await aMember({ role: 'Admin' })
    const memberId = asked[0]?.memberId ?? ''
    await expectRefused(shareReview(stranger, { id: review.id, memberId }), 'not-found')
  })

  test('not after somebody has answered: they were told who will read it', async () => {
    const { workspace, creator, respondent, review } = await aRunningReview()
    const reader = await aMember({ workspace })
    const input = { id: review.id, memberId: reader.memberId }
    const sending = submitResponse(respondent, { reviewId: review.id, answers: allAnswers(review) })
    const [sharing] = await Promise.allSettled([shareReview(creator, input), sending])
    expect((await readersOf(review.id)).length).toBe(sharing.status === 'fulfilled' ? 1 : 0)
    const other = await aMember({ workspace })
    await expectRefused(shareReview(creator, { id: review.id, memberId: other.memberId }), 'conflict')
  })

  test('not a draft', async () => {
    const { workspace, creator } = await aRunningReview()
    const { id } = await aDraft(creator)
    const { memberId } = await aMember({ workspace })
    await expectRefused(shareReview(creator, { id, memberId }), 'conflict')
  })
})

describe('the person it’s about', () => {
  test.each(['NAMED', 'ANONYMOUS'] as const)('%s: passes on what was released to them', async (anonymity) => {
    const { workspace, creator, subject, id } = await aReleasedReview({ anonymity })
    const manager = await aMember({ workspace, role: 'Manager' })
    const input = { id, memberId: manager.memberId }
    await expectRefused(shareReview(creator, input), 'conflict')
    await shareReview(subject, input)
    const sharedByName = `${subject.firstName} ${subject.lastName}`
    expect(await getReviewHead(manager, id)).toMatchObject({ readAs: 'shared', hidden: null, sharedByName })
    const head = await getSharedHead(subject, id)
    const name = `${manager.firstName} ${manager.lastName}`
    expect(await getSharing(subject, head)).toMatchObject({
      people: [{ memberId: manager.memberId, name, sharedByName: null, mayStop: true }],
      blockedReason: null,
    })
    const creators = await getSharing(creator, await getSharedHead(creator, id))
    expect(creators?.people).toEqual([{ memberId: manager.memberId, name, sharedByName, mayStop: true }])
  })

  test('not where even they see no names, because others would', async () => {
    const { workspace, subject, id } = await aReleasedReview({ anonymity: 'CONFIDENTIAL' })
    const { memberId } = await aMember({ workspace })
    await expectRefused(shareReview(subject, { id, memberId }), 'conflict')
  })
})

test('shared twice at once, the reader is told once', async () => {
  const { workspace, creator, review } = await aRunningReview()
  const reader = await aMember({ workspace })
  const input = { id: review.id, memberId: reader.memberId }
  await Promise.all([shareReview(creator, input), shareReview(creator, input)])
  await shareReview(creator, input)
  expect((await mailsTo(reader.email)).map(({ event }) => event)).toEqual(['review.shared'])
  expect(await db.notification.count({ where: { memberId: reader.memberId } })).toBe(1)
  expect(await auditOf(review.id)).toHaveLength(1)
})

test.each([
  ['NAMED', 'You can read the answers as they arrive.'],
  ['ANONYMOUS', 'You can read the results after it closes.'],
] as const)('%s: the mail says when there is something to read', async (anonymity, text) => {
  const { workspace, creator, review } = await aRunningReview({ anonymity })
  const reader = await aMember({ workspace })
  await shareReview(creator, { id: review.id, memberId: reader.memberId })
  expect(await mailsTo(reader.email)).toMatchObject([{ props: { text } }])
  const released = await aReleasedReview({ anonymity })
  await shareReview(released.subject, { id: released.id, memberId: released.reader.memberId })
  expect(await mailsTo(released.reader.email)).toMatchObject([{ props: { text: 'You can now read the results.' } }])
})

test.each(['somebody who left', 'somebody of another workspace', 'the creator', 'the person it’s about'])(
  'not with %s',
  async (who) => {
    const { workspace, creator, subject, id } = await aReleasedReview()
    const gone = await aMember({ workspace })
    await deactivate(gone)
    const people: Record<string, { memberId: string }> = {
      'somebody who left': gone,
      'somebody of another workspace': await aMember(),
      'the creator': creator,
      'the person it’s about': subject,
    }
    await expectRefused(shareReview(subject, { id, memberId: people[who]?.memberId ?? '' }), 'invalid', 'memberId')
    expect(await readersOf(id)).toEqual([])
  },
)
