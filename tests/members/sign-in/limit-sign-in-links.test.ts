import { afterEach, expect, test, vi } from 'vitest'
import { rememberAccount } from '@/lib/access/device'
import { limitSignInLinks } from '@/lib/members/sign-in/commands/limit-sign-in-links'
import { aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { refusalOf } from '@/tests/support/refused'

afterEach(() => void vi.useRealTimers())

const clockAt = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-20T${time}Z`) })

const anAddress = () => `${unique('somebody')}@acme.example`

/** Strangers ask for all the links that one mailbox is sent, each from an address of their own. */
async function useUp(email: string) {
  for (let time = 0; time < 5; time++) expect(await limitSignInLinks(aVisitor(), { email })).toBe(true)
}

test('mails five links to one mailbox, from however many addresses, and then none while the last still works', async () => {
  clockAt('09:00:00')
  const email = anAddress()
  await useUp(email)
  clockAt('09:08:59')
  expect(await limitSignInLinks(aVisitor(), { email })).toBe(false)
  expect(await limitSignInLinks(aVisitor(), { email: anAddress() })).toBe(true)
  clockAt('09:09:00')
  expect(await limitSignInLinks(aVisitor(), { email })).toBe(true)
})

test('mails ten to a browser that signed in before, whatever strangers asked for', async () => {
  const email = anAddress()
  await useUp(email)
  const owner = aVisitor(rememberAccount(null, email))
  for (let time = 0; time < 10; time++) expect(await limitSignInLinks(owner, { email })).toBe(true)
  expect(await limitSignInLinks(owner, { email })).toBe(false)
})

test('refuses the hundred and first link from one address in a quarter of an hour, to however many mailboxes', async () => {
  clockAt('09:00:00')
  const visitor = aVisitor()
  for (let time = 0; time < 100; time++) await limitSignInLinks(visitor, { email: anAddress() })
  clockAt('09:14:00')
  const email = anAddress()
  expect(await refusalOf(limitSignInLinks(visitor, { email }))).toMatchObject({ code: 'too-many', wait: 60 })
  expect(await limitSignInLinks(aVisitor(), { email })).toBe(true)
  expect(await limitSignInLinks({ ...visitor, device: rememberAccount(null, email) }, { email })).toBe(true)
  clockAt('09:15:00')
  expect(await limitSignInLinks(visitor, { email })).toBe(true)
})
