import { afterEach, expect, test } from 'vitest'
import { connectAccount } from '@/lib/integrations/commands/connect-account'
import { connectWorkspace } from '@/lib/integrations/commands/connect-workspace'
import { finishConnection } from '@/lib/integrations/commands/finish-connection'
import { listOwnConnections } from '@/lib/integrations/queries'
import { revokeAccounts } from '@/lib/integrations/tasks/commands/revoke-accounts'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { askedAt, aGoogleAccount, aSlackAccount, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'

afterEach(() => setClock())

async function anAttempt() {
  const providers = await theProviders()
  const actor = await aMember()
  const { state = '', scope = '' } = askedAt((await connectAccount(actor, { provider: 'GOOGLE' })).url)
  return { providers, actor, state, scope, code: providers.google.codeFor(actor.email, scope) }
}

test('keeps the account with its tokens sealed', async () => {
  const { providers, actor } = await anAttempt()
  const row = await aGoogleAccount(actor, providers)
  expect(row).toMatchObject({ account: actor.email, connectedById: actor.memberId, brokenAt: null })
  expect(row.sealedTokens).not.toContain('si-')
  expect(providers.standIn.violations).toEqual([])
})

test('a state is good once, for ten minutes, and for who began', async () => {
  const { actor, state, code } = await anAttempt()
  const [first, ...others] = await Promise.allSettled(
    [1, 2].map(() => finishConnection(actor, { provider: 'GOOGLE', state, code })),
  )
  expect([first?.status, ...others.map(({ status }) => status)].toSorted()).toEqual(['fulfilled', 'rejected'])

  const late = await anAttempt()
  const elsewhere = await aMember()
  await expectRefused(finishConnection(elsewhere, { provider: 'GOOGLE', ...late }), 'conflict')
  const later = minutesFrom(now(), 11)
  setClock(() => later)
  await expectRefused(finishConnection(late.actor, { provider: 'GOOGLE', ...late }), 'conflict')
  expect(await db.integration.count({ where: { memberId: late.actor.memberId } })).toBe(0)
})

test('declining, an unticked box and a silent provider each have their sentence', async () => {
  const declined = await anAttempt()
  const said = await refusalOf(finishConnection(declined.actor, { ...declined, provider: 'GOOGLE', code: '' }))
  expect(said.message).toContain('declined')

  const { providers, actor, state } = await anAttempt()
  const narrow = providers.google.codeFor(actor.email, 'openid email')
  const unticked = await refusalOf(finishConnection(actor, { provider: 'GOOGLE', state, code: narrow }))
  expect(unticked.message).toContain('leave that box ticked')

  const away = await anAttempt()
  away.providers.standIn.fail({ under: '/google/token', times: 9, kind: 'reset' })
  const silent = await refusalOf(finishConnection(away.actor, { provider: 'GOOGLE', ...away }))
  expect(silent.message).toContain('didn’t answer')
})

test('connecting anew mends what was broken, and what waited is due', async () => {
  const { providers, actor } = await anAttempt()
  const { id, workspaceId } = await aGoogleAccount(actor, providers)
  await db.integration.update({ where: { id }, data: { brokenAt: now() } })
  const waiting = { workspaceId, integrationId: id, kind: 'test', objectId: '1', attempts: 9 }
  await db.integrationTask.create({ data: { ...waiting, dueAt: minutesFrom(now(), 600), createdAt: now() } })
  expect((await listOwnConnections(actor)).some(({ isBroken }) => isBroken)).toBe(true)
  const again = await aGoogleAccount(actor, providers)
  expect(again).toMatchObject({ id, brokenAt: null })
  const [task] = await db.integrationTask.findMany({ where: { integrationId: id } })
  expect(task).toMatchObject({ attempts: 0, status: 'QUEUED' })
  expect(task?.dueAt.getTime()).toBeLessThanOrEqual(now().getTime())
})

test('another account takes the place of the one before, whose conversation and access end', async () => {
  const providers = await theProviders()
  const workspace = await aWorkspace()
  await aSlackWorkspace(await anAdmin({ workspace }), providers)
  const actor = await aMember({ workspace })
  const { id: integrationId, externalId } = await aSlackAccount(actor, providers)
  await db.slackConversation.create({ data: { integrationId, workspaceId: workspace.id, channel: 'D0BEFORE' } })
  const preferences = { memberId: actor.memberId, channel: 'SLACK' } as const
  await db.notificationPreference.deleteMany({ where: { ...preferences, type: 'Goal' } })
  const chosen = await db.notificationPreference.count({ where: preferences })
  const other = await aSlackAccount(actor, providers)
  expect(other.externalId).not.toBe(externalId)
  expect(await db.slackConversation.count({ where: { workspaceId: workspace.id } })).toBe(0)
  expect(await db.notificationPreference.count({ where: preferences })).toBe(chosen)
  await revokeAccounts()
  expect([...providers.slack.revoked]).toEqual([`user:${externalId}`])
})

test('a person of another Slack workspace is refused', async () => {
  const providers = await theProviders()
  const workspace = await aWorkspace()
  await aSlackWorkspace(await anAdmin({ workspace }), providers)
  providers.slack.settings.teamId = 'T0OTHER'
  const refusal = await refusalOf(aSlackAccount(await aMember({ workspace }), providers))
  expect(refusal.message).toContain('another Slack workspace')
})

test('a demoted Admin does not finish what they began for the workspace', async () => {
  const { slack } = await theProviders()
  const admin = await anAdmin()
  const { state = '', scope = '', user_scope = '' } = askedAt((await connectWorkspace(admin)).url)
  const input = { provider: 'SLACK', state, code: slack.codeFor({ scope, user_scope }) } as const
  await expectRefused(finishConnection({ ...admin, role: 'Member' }, input), 'conflict')
})
