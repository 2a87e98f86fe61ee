import { afterEach, expect, test } from 'vitest'
import { personActor, type PersonActor } from '@/lib/access/person'
import { sendProofLink } from '@/lib/members/account/commands/send-proof-link'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const send = (person: PersonActor) => sendProofLink(person, { act: 'deletion' })

test.each(Object.values(Role))(
  'a %s is mailed a link to what they want to do, and nothing else happens',
  async (role) => {
    const actor = await aMember({ role })
    const person = await personActor(actor.userId)
    await sendProofLink(person, { act: 'deletion' })
    await sendProofLink(person, { act: 'email-change' })
    const [deletion, change] = await mailsTo(actor.email)
    expect([deletion?.event, change?.event]).toEqual(['account.deletion-asked', 'email.change-begun'])
    expect(deletion?.props['link']).toMatch(/\/profile\/delete\?code=\d{13}\.[\w-]{43}$/)
    expect(change?.props['link']).toMatch(/\/profile\?tab=settings&code=\d{13}\.[\w-]{43}#email-address$/)
    expect(change?.props['devicesLink']).toBe('http://rapport.test/profile?tab=settings')
    const code = /code=(.*)$/.exec(deletion?.props['link'] ?? '')?.[1] ?? ''
    expect(await db.mail.count({ where: { key: { contains: code } } })).toBe(0)
    expect(await db.user.findUnique({ where: { id: actor.userId } })).toMatchObject({
      status: 'ACTIVE',
      deletedAt: null,
    })
  },
)

test('asked for twice within a minute, it is mailed once; after that, anew', async () => {
  const actor = await personActor((await aMember()).userId)
  await Promise.all([send(actor), send(actor)])
  await send(actor)
  expect(await mailsTo(actor.email)).toHaveLength(1)
  setClock(() => minutesFrom(new Date(), 1))
  await send(actor)
  expect(await mailsTo(actor.email)).toHaveLength(2)
})

test('after five in an hour there is a wait', async () => {
  const actor = await personActor((await aMember()).userId)
  for (let time = 0; time < 5; time++) await send(actor)
  await expectRefused(send(actor), 'too-many')
})
