import { afterEach, test, expect, describe } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { aCircle, aDraft } from '@/tests/factories/reviews'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { db } from '@/lib/platform/db'
import { expectRefused } from '@/tests/support/refused'
import { sendScheduledReview } from '@/lib/reviews/drafting/commands/send-scheduled-review'
import { aMember, deactivate } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { takeBackReview } from '@/lib/reviews/drafting/commands/take-back-review'

const startsAt = new Date('2030-03-01T08:00:00Z')
const later = { startsOn: '2030-03-01', startsTime: '09:00' }

afterEach(() => setClock())

async function aScheduledReview() {
  const scene = await aCircle(3)
  const draft = await aDraft(scene.creator, { asked: scene.asked, ...later })
  await publishReview(scene.creator, draft)
  return { ...scene, draft, id: draft.id }
}

const reviewOf = (id: string) => db.review.findUniqueOrThrow({ where: { id } })

test('a colleague sends nothing of it, a stranger does not find it', async () => {
  const { workspace, id } = await aScheduledReview()
  setClock(() => startsAt)
  await expectRefused(sendScheduledReview(await aMember({ role: 'Admin' }), { id }), 'not-found')
  await expectRefused(sendScheduledReview(await aMember({ workspace, role: 'Admin' }), { id }), 'forbidden')
  expect((await reviewOf(id)).status).toBe('DRAFT')
})

describe('a scheduled review', () => {
  test('waits until its moment, and nobody hears of it before', async () => {
    const { creator, asked, id } = await aScheduledReview()
    expect(await sendScheduledReview(creator, { id })).toBe(null)
    expect(await reviewOf(id)).toMatchObject({ status: 'DRAFT', startsAt, askedCount: 0 })
    expect(await mailsTo(asked[0]?.email ?? '')).toEqual([])
  })

  test('goes out at its moment, once, however often and at the same time it is tried', async () => {
    const { creator, asked, id } = await aScheduledReview()
    setClock(() => startsAt)
    const tries = await Promise.all([1, 2, 3].map(() => sendScheduledReview(creator, { id })))
    expect(tries.filter((sent) => sent !== null)).toEqual([{ id, roundId: null }])
    expect(await reviewOf(id)).toMatchObject({ status: 'ACTIVE', askedCount: 3, publishedAt: startsAt })
    for (const { email } of asked) expect(await mailsTo(email)).toHaveLength(1)
  })

  test('that was taken back stays', async () => {
    const { creator, id } = await aScheduledReview()
    await takeBackReview(creator, { id })
    setClock(() => startsAt)
    expect(await sendScheduledReview(creator, { id })).toBe(null)
  })

  test('is refused when somebody left meanwhile, and stays as it was', async () => {
    const { creator, asked, id } = await aScheduledReview()
    await deactivate(asked[0] ?? creator)
    setClock(() => startsAt)
    await expectRefused(sendScheduledReview(creator, { id }), 'invalid', 'assigneeIds')
    expect(await reviewOf(id)).toMatchObject({ status: 'DRAFT', startsAt })
  })

  test('is refused when its creator may not send it any more', async () => {
    const { workspace, asked } = await aCircle(3)
    const manager = await aMember({ workspace, role: 'Manager' })
    const about = { about: 'people' as const, subjectIds: asked.slice(0, 1).map(({ memberId }) => memberId) }
    const draft = await aDraft(manager, { asked: asked.slice(1), ...about, ...later })
    await publishReview(manager, draft)
    setClock(() => startsAt)
    const asMember = { ...manager, role: 'Member' as const }
    await expectRefused(sendScheduledReview(asMember, draft), 'invalid', 'subjectIds')
  })
})
