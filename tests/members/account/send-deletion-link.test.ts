import { afterEach, expect, test } from 'vitest'
import { personActor } from '@/lib/access/person'
import { sendDeletionLink } from '@/lib/members/account/commands/send-deletion-link'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

test.each(Object.values(Role))('a %s is mailed a link, and nothing else happens', async (role) => {
  const actor = await aMember({ role })
  await sendDeletionLink(await personActor(actor.userId))
  const [mail] = await mailsTo(actor.email)
  expect(mail).toMatchObject({ event: 'account.deletion-asked' })
  expect(mail?.props['link']).toMatch(/\/profile\/delete\?code=\d{13}\.[\w-]{43}$/)
  expect(await db.user.findUnique({ where: { id: actor.userId } })).toMatchObject({ status: 'ACTIVE', deletedAt: null })
})

test('asked for twice within a minute, it is mailed once; after that, anew', async () => {
  const actor = await personActor((await aMember()).userId)
  await Promise.all([sendDeletionLink(actor), sendDeletionLink(actor)])
  await sendDeletionLink(actor)
  expect(await mailsTo(actor.email)).toHaveLength(1)
  setClock(() => minutesFrom(new Date(), 1))
  await sendDeletionLink(actor)
  expect(await mailsTo(actor.email)).toHaveLength(2)
})

test('after five in an hour there is a wait', async () => {
  const actor = await personActor((await aMember()).userId)
  for (let time = 0; time < 5; time++) await sendDeletionLink(actor)
  await expectRefused(sendDeletionLink(actor), 'too-many')
})
