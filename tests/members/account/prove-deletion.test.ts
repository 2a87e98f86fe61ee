import { afterEach, expect, test } from 'vitest'
import { personActor, type PersonActor } from '@/lib/access/person'
import { proveDeletion } from '@/lib/members/account/commands/prove-deletion'
import { sendDeletionLink } from '@/lib/members/account/commands/send-deletion-link'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { aMember, type GivenMember } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const password = 'harbour kettle moss'

const aPersonHere = async (given: GivenMember = {}) => personActor((await aMember(given)).userId)

async function mailedCode(person: PersonActor) {
  await sendDeletionLink(person)
  const link = (await mailsTo(person.email)).at(-1)?.props['link'] ?? ''
  return new URL(link).searchParams.get('code') ?? ''
}

test('the password is proof, and nothing else in its place', async () => {
  const person = await aPersonHere({ password })
  await expect(proveDeletion(person, { password, code: '' })).resolves.toBeUndefined()
  for (const wrong of ['', 'plum violin seven']) {
    await expectRefused(proveDeletion(person, { password: wrong, code: '' }), 'invalid', 'password')
  }
})

test('the mailed link is proof for half an hour, for whom it was mailed to', async () => {
  const [person, other] = [await aPersonHere(), await aPersonHere()]
  const code = await mailedCode(person)
  await expect(proveDeletion(person, { password: '', code })).resolves.toBeUndefined()
  await expectRefused(proveDeletion(other, { password: '', code }), 'invalid')
  setClock(() => minutesFrom(new Date(), 30.1))
  await expectRefused(proveDeletion(person, { password: '', code }), 'invalid')
})

test('a newer link replaces the one before', async () => {
  const person = await aPersonHere()
  setClock(() => minutesFrom(new Date(), -1))
  const older = await mailedCode(person)
  setClock()
  const newer = await mailedCode(person)
  await expectRefused(proveDeletion(person, { password: '', code: older }), 'invalid')
  await expect(proveDeletion(person, { password: '', code: newer })).resolves.toBeUndefined()
})

test('a link made longer or made up is none', async () => {
  const person = await aPersonHere()
  const code = await mailedCode(person)
  const later = `${Number(code.slice(0, 13)) + 1}${code.slice(13)}`
  for (const wrong of [later, `${code}a`, code.replace('.', ''), 'x']) {
    await expectRefused(proveDeletion(person, { password: '', code: wrong }), 'invalid')
  }
})

test('somebody without a password proves nothing without the link', async () => {
  await expectRefused(proveDeletion(await aPersonHere(), { password: '', code: '' }), 'invalid')
})
