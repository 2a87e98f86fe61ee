import { mailsTo } from '@/tests/support/outbox'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle } from '@/tests/factories/reviews'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aSeries, storedSeries } from '@/tests/factories/series'
import { endSeries } from '@/lib/reviews/series/commands/end-series'
import { expectRefused } from '@/tests/support/refused'
import { auditOf } from '@/tests/factories/releases'
import { systemActor } from '@/lib/access/actor'
import { aWorkspace } from '@/tests/factories/workspaces'
import { db } from '@/lib/platform/db'

const endedMails = async (email: string) => (await mailsTo(email)).filter(({ event }) => event === 'series.ended')

describe.each(Object.values(Role))('as %s', (role) => {
  test('ends what one created oneself, and needs no telling', async () => {
    const { workspace, asked } = await aCircle(1)
    const creator = await aMember({ workspace, role })
    const { id } = await aSeries(creator, { asked })
    await endSeries(creator, { id })
    expect(await storedSeries(id)).toMatchObject({ nextOn: null, endedReason: 'Its creator ended it.' })
    expect(await endedMails(creator.email)).toEqual([])
  })

  test('ends what somebody else created only as an Admin, and its creator is told', async () => {
    const { workspace, creator, asked } = await aCircle(1)
    const { id } = await aSeries(creator, { asked })
    const colleague = await aMember({ workspace, role })
    if (role === 'Admin') await endSeries(colleague, { id })
    else await expectRefused(endSeries(colleague, { id }), 'forbidden')
    const { nextOn, endedReason } = await storedSeries(id)
    expect([nextOn === null, endedReason]).toEqual(role === 'Admin' ? [true, 'An admin ended it.'] : [false, null])
    expect(await endedMails(creator.email)).toHaveLength(role === 'Admin' ? 1 : 0)
    const acts = role === 'Admin' ? [{ action: 'series.ended', memberId: colleague.memberId }] : []
    expect(await auditOf(id)).toMatchObject(acts)
  })
})

test('a stranger does not find it, and neither does the product in another workspace', async () => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aSeries(creator, { asked })
  await expectRefused(endSeries(await anAdmin(), { id }), 'not-found')
  await expectRefused(endSeries(systemActor((await aWorkspace()).id), { id }), 'not-found')
  expect((await storedSeries(id)).nextOn).not.toBeNull()
})

test('the rounds that were sent go on', async () => {
  const { creator, asked } = await aCircle(1)
  const { id, review } = await aSeries(creator, { asked })
  await endSeries(creator, { id })
  expect(await db.review.findUniqueOrThrow({ where: { id: review.id } })).toMatchObject({
    status: 'ACTIVE',
    seriesId: id,
  })
})

test('pressed twice, or by two people at once, it ends once and for one reason', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id } = await aSeries(creator, { asked })
  const system = systemActor(workspace.id)
  await endSeries(system, { id, reason: 'Nobody is left to be asked.' })
  await Promise.all([
    endSeries(creator, { id }),
    endSeries(await anAdmin({ workspace }), { id }),
    endSeries(system, { id }),
  ])
  expect(await storedSeries(id)).toMatchObject({ nextOn: null, endedReason: 'Nobody is left to be asked.' })
  expect(await endedMails(creator.email)).toMatchObject([
    { props: { reviewTitle: 'How we work', reason: 'Nobody is left to be asked.' } },
  ])
  const feed = await db.activity.findMany({ where: { memberId: creator.memberId, key: `series.ended:${id}` } })
  expect(feed.map(({ title }) => title)).toEqual(['“How we work” no longer repeats. Nobody is left to be asked.'])
})

test('only the product says why; a person cannot make up a reason', async () => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aSeries(creator, { asked })
  await endSeries(creator, { id, reason: 'Because.' })
  expect((await storedSeries(id)).endedReason).toBe('Its creator ended it.')
})

test('in place of a creator who left, the Admins are told', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id } = await aSeries(creator, { asked })
  const admin = await anAdmin({ workspace })
  await deactivate(creator)
  await endSeries(systemActor(workspace.id), { id, reason: 'Its creator left.' })
  expect([await endedMails(creator.email), await endedMails(admin.email)]).toMatchObject([[], [{}]])
})

test('the Admins get a link they may open, its creator one to the last round', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const [left, stopped] = [await aSeries(creator, { asked }), await aSeries(creator, { asked })]
  const admin = await anAdmin({ workspace })
  const linkTo = async ({ email, memberId }: typeof admin) => {
    const [mail] = await endedMails(email)
    const where = { memberId, key: { startsWith: 'series.ended' } }
    const found = [await db.notification.findFirst({ where }), await db.activity.findFirst({ where })]
    return [mail?.props['link'] ?? '', ...found.map((line) => line?.link)]
  }
  await endSeries(admin, { id: stopped.id })
  await deactivate(creator)
  await endSeries(systemActor(workspace.id), { id: left.id, reason: 'Its creator left.' })
  const there = `/feedback/left/${creator.memberId}`
  expect(await linkTo(admin)).toEqual([expect.stringContaining(`${there}?`), there, there])
  expect((await linkTo(creator)).slice(1)).toEqual([1, 2].map(() => `/feedback/preview/${stopped.review.id}`))
})
