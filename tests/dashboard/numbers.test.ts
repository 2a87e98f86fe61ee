import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { listActivity } from '@/lib/activity/queries'
import { getOwnNumbers, listOwnSteps, listToAnswer } from '@/lib/dashboard/queries'
import { countUnread, listUndelivered } from '@/lib/notifications/queries'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '../factories/members'
import { aDraft, answered, asked } from './asked'

test('a new person has nothing to count', async () => {
  expect(await getOwnNumbers(await aMember())).toEqual({ asked: 0, answered: 0, sent: 0, received: 0 })
})

test('counts what one was asked and answered, sent and received, within twelve months', async () => {
  const tom = await aMember()
  const ana = await aMember({ workspace: { id: tom.workspaceId } })
  const first = await asked(tom, [ana])
  await answered(ana, first.id)
  await asked(tom, [ana])
  await aDraft(tom)
  const old = await asked(tom, [ana])
  const createdAt = daysFrom(now(), -366)
  await db.review.update({ where: { id: old.id }, data: { createdAt } })
  await db.reviewAssignee.updateMany({ where: { reviewId: old.id }, data: { createdAt } })

  expect(await getOwnNumbers(tom)).toEqual({ asked: 0, answered: 0, sent: 2, received: 1 })
  expect(await getOwnNumbers(ana)).toEqual({ asked: 2, answered: 1, sent: 0, received: 0 })
})

/** Everything that one visit of home reads, the shell around it included. */
async function visitHome({ memberId }: Actor) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const actor = await memberActor(memberId)
  await Promise.all([
    countUnread(actor),
    listToAnswer(actor),
    listOwnSteps(actor),
    listActivity(actor, { size: 8 }),
    getOwnNumbers(actor),
    listUndelivered(actor),
  ])
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

test('home takes at most eight statements, however much there is', async () => {
  const admin = await anAdmin()
  const tom = await aMember({ workspace: { id: admin.workspaceId } })
  await visitHome(admin)
  const whenEmpty = await visitHome(admin)
  for (let count = 0; count < 5; count += 1) {
    await asked(tom, [admin], { about: 'me' })
    await aDraft(admin)
  }
  expect(whenEmpty).toBeGreaterThan(4)
  expect(whenEmpty).toBeLessThanOrEqual(8)
  expect(await visitHome(admin)).toBe(whenEmpty)
})
