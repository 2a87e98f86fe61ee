import { test, expect, describe } from 'vitest'
import { aClosedReview, aReleasedReview, auditOf } from '@/tests/factories/releases'
import { anExport } from '@/tests/factories/exports'
import { aMember } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { startExport } from '@/lib/reviews/exports/commands/start-export'
import { listExports } from '@/lib/reviews/exports/queries/get-exported'
import { aRunningReview, aCircle, aReview } from '@/tests/factories/reviews'
import { db } from '@/lib/platform/db'

const long = (id: string) => ({ source: 'review', id, format: 'CSV_LONG' }) as const

test('readers of the results take them along, and nobody else, whatever their role', async () => {
  const { workspace, creator, subject, reader, asked, id } = await aClosedReview({ isShared: true })
  const admin = await aMember({ workspace, role: 'Admin' })
  for (const actor of [subject, ...asked, admin]) await expectRefused(startExport(actor, long(id)), 'forbidden')
  for (const actor of [creator, reader]) {
    await startExport(actor, long(id))
    expect(await listExports(actor, 'review', id)).toMatchObject([{ status: 'WAITING', format: 'CSV_LONG' }])
  }
  expect(await listExports(admin, 'review', id)).toEqual([])
})

test('a stranger does not find it', async () => {
  const { id } = await aClosedReview()
  await expectRefused(startExport(await aMember({ role: 'Admin' }), long(id)), 'not-found')
})

test('pressed twice at once it is one file, and one line on record', async () => {
  const { subject, id } = await aReleasedReview()
  const [one, other] = await Promise.all([startExport(subject, long(id)), startExport(subject, long(id))])
  expect(one.id).toBe(other.id)
  const wide = await startExport(subject, { ...long(id), format: 'CSV_WIDE' })
  expect(wide.id).not.toBe(one.id)
  const acts = (await auditOf(id)).map(({ action, memberId }) => [action, memberId])
  expect(acts).toEqual([
    ['review.released', expect.any(String)],
    ['review.exported', subject.memberId],
    ['review.exported', subject.memberId],
  ])
})

test('asked for again, a file takes the place of the one before, and of no other', async () => {
  const { creator, reader, id } = await aClosedReview({ isShared: true })
  const files = [await anExport(creator, id), await anExport(creator, id, 'CSV_WIDE'), await anExport(reader, id)]
  const again = await anExport(creator, id)
  const left = await db.reviewExport.findMany({ where: { reviewId: id }, select: { id: true } })
  const expected = [...files.slice(1), again]
  expect(left.map((file) => file.id).toSorted()).toEqual(expected.map((file) => file.id).toSorted())
})

describe('is refused', () => {
  test('where nobody answered', async () => {
    const { creator, review } = await aRunningReview()
    await expectRefused(startExport(creator, long(review.id)), 'conflict')
  })

  test.each([
    ['two answered anonymously', { anonymity: 'ANONYMOUS', answers: 2 }, 'CSV_LONG'],
    ['names are not seen, line by line of people', { anonymity: 'ANONYMOUS', answers: 4 }, 'CSV_WIDE'],
  ] as const)('where %s', async (_, given, format) => {
    const { creator, id } = await aClosedReview(given)
    await expectRefused(startExport(creator, { ...long(id), format }), 'conflict')
    expect(await db.reviewExport.count({ where: { reviewId: id } })).toBe(0)
  })

  test('before an anonymous review is closed', async () => {
    const { creator, asked } = await aCircle(4)
    const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
    await expectRefused(startExport(creator, long(review.id)), 'conflict')
  })
})

describe('of a round', () => {
  test('only its creator, and a stranger does not find it', async () => {
    const { workspace, creator, subject, id: reviewId } = await aClosedReview()
    const round = { workspaceId: workspace.id, creatorId: creator.memberId, title: 'Autumn', createdAt: new Date() }
    const { id } = await db.reviewRound.create({ data: { ...round, reviews: { connect: [{ id: reviewId }] } } })
    const input = { source: 'round', id, format: 'CSV_LONG' } as const
    await expectRefused(startExport(subject, input), 'forbidden')
    await expectRefused(startExport(await aMember({ workspace, role: 'Admin' }), input), 'forbidden')
    await expectRefused(startExport(await aMember({ role: 'Admin' }), input), 'not-found')
    await startExport(creator, input)
    expect(await listExports(creator, 'round', id)).toMatchObject([{ fileName: expect.stringContaining('Autumn') }])
  })
})
