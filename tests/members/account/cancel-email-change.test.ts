import { expect, test } from 'vitest'
import { cancelEmailChange } from '@/lib/members/account/commands/cancel-email-change'
import { requestEmailChange } from '@/lib/members/account/commands/request-email-change'
import { findAskedEmail, findEmailChange } from '@/lib/members/account/queries'
import { aMember } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken } from '@/tests/support/outbox'

const password = 'harbour kettle moss'

test('the link of a change that was canceled works no longer, and nobody else’s change goes', async () => {
  const [actor, other] = [await aMember({ password }), await aMember({ password })]
  const [email, others] = [`${unique('new')}@acme.example`, `${unique('new')}@acme.example`]
  await requestEmailChange(actor, { email, password, code: '' })
  await requestEmailChange(other, { email: others, password, code: '' })
  await cancelEmailChange(actor)
  await cancelEmailChange(actor)
  expect(await findAskedEmail(actor)).toBeNull()
  expect(await findEmailChange(await mailedToken(email, 'email.change'))).toBeNull()
  expect(await findAskedEmail(other)).toBe(others)
})
