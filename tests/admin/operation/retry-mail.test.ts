import { expect, test } from 'vitest'
import { retryMail } from '@/lib/admin/operation/commands/retry-mail'
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
