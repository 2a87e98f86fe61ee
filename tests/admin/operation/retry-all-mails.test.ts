import { expect, test } from 'vitest'
import { retryAllMails } from '@/lib/admin/operation/commands/retry-all-mails'
import { db } from '@/lib/platform/db'
import { aSuperAdmin } from '@/tests/factories/members'
import { aLostMail } from '@/tests/factories/platform/platform'

test('queues every mail that was given up', async () => {
  const mails = [await aLostMail(), await aLostMail()]
  const { count } = await retryAllMails(await aSuperAdmin())
  expect(count).toBeGreaterThanOrEqual(2)
  const where = { id: { in: mails.map(({ id }) => id) }, status: 'QUEUED' } as const
  expect(await db.mail.count({ where })).toBe(2)
})

test('pressed several times together, each mail is queued once and the act is logged once', async () => {
  await retryAllMails(await aSuperAdmin())
  const root = await aSuperAdmin()
  await Promise.all([aLostMail(), aLostMail()])
  const presses = await Promise.all([1, 2, 3].map(() => retryAllMails(root)))
  expect(presses.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  expect(await db.platformAct.count({ where: { userId: root.userId } })).toBe(1)
})
