import { afterEach, expect, test } from 'vitest'
import { personActor } from '@/lib/access/person'
import { proveIdentity } from '@/lib/members/account/commands/prove-identity'
import { provables } from '@/lib/members/account/rules'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { aMember, type GivenMember } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { mailedCode } from './proof'

afterEach(() => setClock())

const password = 'harbour kettle moss'

const aPersonHere = async (given: GivenMember = {}) => personActor((await aMember(given)).userId)

test.each(provables)('the password is proof, and nothing else in its place', async (act) => {
  const person = await aPersonHere({ password })
  await expect(proveIdentity(person, act, { password, code: '' })).resolves.toBeUndefined()
  for (const wrong of ['', 'plum violin seven']) {
    await expectRefused(proveIdentity(person, act, { password: wrong, code: '' }), 'invalid', 'password')
  }
})

test.each(provables)('the mailed link is proof for half an hour, for whom it was mailed to', async (act) => {
  const [person, other] = [await aPersonHere(), await aPersonHere()]
  const code = await mailedCode(person, act)
  await expect(proveIdentity(person, act, { password: '', code })).resolves.toBeUndefined()
  await expectRefused(proveIdentity(other, act, { password: '', code }), 'invalid', 'code')
  setClock(() => minutesFrom(new Date(), 30.1))
  await expectRefused(proveIdentity(person, act, { password: '', code }), 'invalid', 'code')
})

test.each(provables)('a newer link replaces the one before', async (act) => {
  const person = await aPersonHere()
  setClock(() => minutesFrom(new Date(), -1))
  const older = await mailedCode(person, act)
  setClock()
  const newer = await mailedCode(person, act)
  await expectRefused(proveIdentity(person, act, { password: '', code: older }), 'invalid')
  await expect(proveIdentity(person, act, { password: '', code: newer })).resolves.toBeUndefined()
})

test.each(provables)('a link made longer or made up is none', async (act) => {
  const person = await aPersonHere()
  const code = await mailedCode(person, act)
  const later = `${Number(code.slice(0, 13)) + 1}${code.slice(13)}`
  for (const wrong of [later, `${code}a`, code.replace('.', ''), 'x']) {
    await expectRefused(proveIdentity(person, act, { password: '', code: wrong }), 'invalid')
  }
})

test.each(provables)('somebody without a password proves nothing without the link', async (act) => {
  await expectRefused(proveIdentity(await aPersonHere(), act, { password: '', code: '' }), 'invalid', 'code')
})
