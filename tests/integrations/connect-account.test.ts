import { expect, test } from 'vitest'
import { connectAccount } from '@/lib/integrations/commands/connect-account'
import { db } from '@/lib/platform/db'
import { askedAt, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('leads to the consent page with a state of its own, PKCE and offline access', async () => {
  await theProviders()
  const actor = await aMember()
  const [first, second] = [
    askedAt((await connectAccount(actor, { provider: 'GOOGLE' })).url),
    askedAt((await connectAccount(actor, { provider: 'GOOGLE' })).url),
  ]
  expect(second).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    login_hint: actor.email,
    redirect_uri: 'http://rapport.test/profile/connect/google',
  })
  expect(first['state']).not.toBe(second['state'])
})

test('only the newest attempt waits, and the database holds neither state nor verifier', async () => {
  await theProviders()
  const actor = await aMember()
  await connectAccount(actor, { provider: 'GOOGLE' })
  const { state = '' } = askedAt((await connectAccount(actor, { provider: 'GOOGLE' })).url)
  const attempts = await db.integrationAttempt.findMany({ where: { memberId: actor.memberId } })
  expect(attempts).toHaveLength(1)
  expect(JSON.stringify(attempts)).not.toContain(state)
})

test('Slack waits until an Admin has connected the workspace', async () => {
  const providers = await theProviders()
  const workspace = await aWorkspace()
  const [admin, actor] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await expectRefused(connectAccount(actor, { provider: 'SLACK' }), 'conflict')
  await aSlackWorkspace(admin, providers)
  const asked = askedAt((await connectAccount(actor, { provider: 'SLACK' })).url)
  expect(asked).toMatchObject({ scope: '', user_scope: 'users:read' })
})
