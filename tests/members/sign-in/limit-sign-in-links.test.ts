import { expect, test } from 'vitest'
import { limitSignInLinks } from '@/lib/members/sign-in/commands/limit-sign-in-links'
import { aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

const anAddress = () => `${unique('somebody')}@acme.example`

test('ten links to one account from one address', async () => {
  const [visitor, email] = [aVisitor(), anAddress()]
  for (let time = 0; time < 10; time++) await limitSignInLinks(visitor, { email })
  await expect(limitSignInLinks(visitor, { email })).rejects.toMatchObject({ code: 'too-many' })
  await limitSignInLinks(visitor, { email: anAddress() })
})

test('twenty an hour to one mailbox, from however many addresses', async () => {
  const email = anAddress()
  for (let time = 0; time < 20; time++) await limitSignInLinks(aVisitor(), { email })
  await expect(limitSignInLinks(aVisitor(), { email })).rejects.toMatchObject({ code: 'too-many' })
})
