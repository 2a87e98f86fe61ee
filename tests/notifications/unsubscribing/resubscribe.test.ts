import { expect, test } from 'vitest'
import { resubscribe } from '@/lib/notifications/unsubscribing/commands/resubscribe'
import { unsubscribe } from '@/lib/notifications/unsubscribing/commands/unsubscribe'
import { getUnsubscribing } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { newToken } from '@/lib/platform/secrets'
import { aVisitor } from '@/tests/factories/members'
import { aCircle, aReview, mailedCode } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

test('mail comes again, from this workspace alone', async () => {
  const email = `${unique('olga')}@client.example`
  const [here, there] = [(await aCircle(0)).creator, (await aCircle(0)).creator]
  const codes: string[] = []
  for (const asker of [here, there]) {
    await aReview(asker, { emails: [email] })
    codes.push(await mailedCode(email))
  }
  for (const code of codes) await unsubscribe(aVisitor(), { code })
  const [code = '', other = ''] = codes
  await resubscribe(aVisitor(), { code })
  await resubscribe(aVisitor(), { code })
  expect((await getUnsubscribing(code)).isUnsubscribed).toBe(false)
  expect((await getUnsubscribing(other)).isUnsubscribed).toBe(true)
  await aReview(here, { emails: [email] })
  await expectRefused(aReview(there, { emails: [email] }), 'invalid')
  expect(await mailsTo(email)).toHaveLength(3)
})

test('a code that nobody was mailed changes nothing', async () => {
  expect(await resubscribe(aVisitor(), { code: newToken() })).toEqual({})
})
