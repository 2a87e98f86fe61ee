import { expect, test } from 'vitest'
import { retryAllMails } from '@/lib/admin/operation/commands/retry-all-mails'
import { retryMail } from '@/lib/admin/operation/commands/retry-mail'
import { listLostMails } from '@/lib/admin/operation/queries/list-failures'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aSuperAdmin } from '@/tests/factories/members'
import { aLostMail } from '@/tests/factories/platform/platform'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

test('queues a mail anew, once', async () => {
  const [root, { id }] = [await aSuperAdmin(), await aLostMail()]
  expect(await retryMail(root, { id })).toEqual({ count: 1 })
  expect(await retryMail(root, { id })).toEqual({ count: 0 })
  expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ status: 'QUEUED', attempts: 0, lastError: null })
  expect((await actsOn(root, id)).map(([action]) => action)).toEqual(['mail.retried'])
})

test('refuses one that is not there, and one of which nothing is kept', async () => {
  const [root, { id }] = [await aSuperAdmin(), await aLostMail()]
  await db.mail.update({ where: { id }, data: { sealedProps: null } })
  await expectRefused(retryMail(root, { id }), 'conflict')
  await expectRefused(retryMail(root, { id: randomId() }), 'not-found')
})

test('sends no link again that has run out', async () => {
  const [root, mails] = [await aSuperAdmin(), [await aLostMail(), await aLostMail()]]
  const [over = '', open = ''] = mails.map(({ id }) => id)
  for (const [id, age] of [
    [over, -31],
    [open, -29],
  ] as const) {
    const data = { event: 'password.reset', createdAt: minutesFrom(now(), age) }
    await db.mail.update({ where: { id }, data, select: { id: true } })
  }
  const { rows } = await listLostMails(root, undefined)
  expect(mails.map((mail) => rows.find(({ id }) => id === mail.id)?.canRetry)).toEqual([false, true])
  await expectRefused(retryMail(root, { id: over }), 'conflict')
  await retryAllMails(root)
  const statusOf = async (id: string) => (await db.mail.findUniqueOrThrow({ where: { id } })).status
  expect([await statusOf(over), await statusOf(open)]).toEqual(['GIVEN_UP', 'QUEUED'])
})
