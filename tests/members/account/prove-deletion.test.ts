import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { proveDeletion } from '@/lib/members/account/commands/prove-deletion'
import { sendDeletionLink } from '@/lib/members/account/commands/send-deletion-link'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { aMember } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const password = 'harbour kettle moss'

async function mailedCode(actor: Actor) {
  await sendDeletionLink(actor)
  const link = (await mailsTo(actor.email)).at(-1)?.props['link'] ?? ''
  return new URL(link).searchParams.get('code') ?? ''
}

test('the password is proof, and nothing else in its place', async () => {
  const actor = await aMember({ password })
  await expect(proveDeletion(actor, { password, code: '' })).resolves.toBeUndefined()
  for (const wrong of ['', 'plum violin seven']) {
    await expectRefused(proveDeletion(actor, { password: wrong, code: '' }), 'invalid', 'password')
  }
})

test('the mailed link is proof for half an hour, for whom it was mailed to', async () => {
  const [actor, other] = [await aMember(), await aMember()]
  const code = await mailedCode(actor)
  await expect(proveDeletion(actor, { password: '', code })).resolves.toBeUndefined()
  await expectRefused(proveDeletion(other, { password: '', code }), 'invalid')
  setClock(() => minutesFrom(new Date(), 30.1))
  await expectRefused(proveDeletion(actor, { password: '', code }), 'invalid')
})

test('a newer link replaces the one before', async () => {
  const actor = await aMember()
  setClock(() => minutesFrom(new Date(), -1))
  const older = await mailedCode(actor)
  setClock()
  const newer = await mailedCode(actor)
  await expectRefused(proveDeletion(actor, { password: '', code: older }), 'invalid')
  await expect(proveDeletion(actor, { password: '', code: newer })).resolves.toBeUndefined()
})

test('a link made longer or made up is none', async () => {
  const actor = await aMember()
  const code = await mailedCode(actor)
  const later = `${Number(code.slice(0, 13)) + 1}${code.slice(13)}`
  for (const wrong of [later, `${code}a`, code.replace('.', ''), 'x']) {
    await expectRefused(proveDeletion(actor, { password: '', code: wrong }), 'invalid')
  }
})

test('somebody without a password proves nothing without the link', async () => {
  await expectRefused(proveDeletion(await aMember(), { password: '', code: '' }), 'invalid')
})
