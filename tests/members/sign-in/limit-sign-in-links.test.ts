import { afterEach, expect, test, vi } from 'vitest'
import { limitSignInLinks } from '@/lib/members/sign-in/commands/limit-sign-in-links'
import { aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { refusalOf } from '@/tests/support/refused'

afterEach(() => void vi.useRealTimers())

const clockAt = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-20T${time}Z`) })

const anAddress = () => `${unique('somebody')}@acme.example`

test('ten links to one account from one address', async () => {
  const [visitor, email] = [aVisitor(), anAddress()]
  for (let time = 0; time < 10; time++) await limitSignInLinks(visitor, { email })
  await expect(limitSignInLinks(visitor, { email })).rejects.toMatchObject({ code: 'too-many' })
  await limitSignInLinks(visitor, { email: anAddress() })
})

test('twenty an hour to one mailbox, from however many addresses', async () => {
  clockAt('09:00')
  const email = anAddress()
  for (let time = 0; time < 20; time++) await limitSignInLinks(aVisitor(), { email })
  clockAt('09:59')
  expect(await refusalOf(limitSignInLinks(aVisitor(), { email }))).toMatchObject({ code: 'too-many', wait: 60 })
  clockAt('10:00')
  await limitSignInLinks(aVisitor(), { email })
})

test('a hundred in a quarter of an hour from one address, to however many mailboxes', async () => {
  clockAt('09:00')
  const visitor = aVisitor()
  for (let time = 0; time < 100; time++) await limitSignInLinks(visitor, { email: anAddress() })
  clockAt('09:14')
  const email = anAddress()
  expect(await refusalOf(limitSignInLinks(visitor, { email }))).toMatchObject({ code: 'too-many', wait: 60 })
  await limitSignInLinks(aVisitor(), { email })
  clockAt('09:15')
  await limitSignInLinks(visitor, { email })
})
