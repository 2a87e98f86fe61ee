import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import {
  accountTaken,
  attemptOver,
  declined,
  otherSlack,
  providerAway,
  scopeMissing,
} from '@/lib/integrations/refusals'
import { providers } from '@/lib/integrations/rules'
import type { FinishConnectionInput } from '@/lib/integrations/schema'
import { oauthProviders } from '@/lib/integrations/steps/oauth-providers'
import { tokenColumns } from '@/lib/integrations/steps/sealed-tokens'
import { dropAccount } from '@/lib/integrations/steps/remove-account'
import { startSlack } from '@/lib/notifications/slack/steps/start-slack'
import { now } from '@/lib/platform/clock'
import { db, onUniqueViolation, transaction, type Tx } from '@/lib/platform/db'
import { EVENTS_SCOPE } from '@/lib/platform/google/google-oauth'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import type { Granted } from '@/lib/platform/oauth'
import { attempt } from '@/lib/platform/provider-failure'
import { wake } from '@/lib/platform/queue'
import { hashToken, unseal } from '@/lib/platform/secrets'

/** Throws for an expired, used or foreign attempt. */
async function takeAttempt({ workspaceId, memberId }: Actor, { provider, state }: FinishConnectionInput) {
  const where = { stateHash: hashToken(state), workspaceId, memberId, provider }
  const begun = await db.integrationAttempt.findFirst({ where })
  const { count } = await db.integrationAttempt.deleteMany({ where })
  if (begun === null || count === 0 || begun.expiresAt < now()) throw attemptOver()
  return begun
}

async function exchange(provider: IntegrationProvider, code: string, verifier: string): Promise<Granted[]> {
  const { result, failure } = await attempt(oauthProviders[provider].exchange({ code, verifier }))
  if (failure === null) return result
  throw ['unavailable', 'rate-limited'].includes(failure.kind) ? providerAway(provider) : attemptOver()
}

/** The person's Slack account must belong to the connected workspace. */
async function ensureSameSlack(tx: Tx, { workspaceId }: Actor, { groupId }: Granted) {
  const where = { workspaceId, provider: 'SLACK', memberId: null, externalId: groupId ?? '' } as const
  if ((await tx.integration.count({ where })) === 0) throw otherSlack()
}

/** Starts the pending work of a connection. */
async function resumeTasks(tx: Tx, integrationId: string) {
  const where = { integrationId }
  await tx.integrationTask.updateMany({ where, data: { status: 'QUEUED', attempts: 0, dueAt: now() } })
  const waiting = await tx.integrationTask.findMany({ where, distinct: 'kind', select: { kind: true } })
  for (const { kind } of waiting) await wake(tx, kind)
}

/** Connects an account, or the same one again, or another one in its place. */
async function keepAccount(tx: Tx, actor: Actor, provider: IntegrationProvider, grant: Granted) {
  const { workspaceId, memberId: connectedById } = actor
  const memberId = grant.owner === 'person' ? connectedById : null
  const { account, externalId, scopes } = grant
  const kept = { connectedById, account, externalId, scopes, brokenAt: null, ...tokenColumns(grant.tokens) }
  const owner = { workspaceId, provider, memberId }
  const before = await tx.integration.findFirst({ where: owner, select: { id: true, externalId: true } })
  if (before?.externalId === externalId) {
    await tx.integration.update({ where: { id: before.id }, data: kept, select: { id: true } })
    return resumeTasks(tx, before.id)
  }
  // What was learned of another account, such as a conversation, isn't true of this one.
  if (before !== null) await dropAccount(tx, owner)
  await tx.integration.create({ data: { ...owner, ...kept, createdAt: now() }, select: { id: true } })
  if (before === null && provider === 'SLACK' && memberId !== null) await startSlack(tx, { workspaceId, memberId })
}

/** The workspace's first, because personal accounts are checked against it. */
const workspaceBefore = (one: Granted, other: Granted) =>
  Number(one.owner === 'person') - Number(other.owner === 'person')

async function keepAll(actor: Actor, provider: IntegrationProvider, grants: Granted[], isForWorkspace: boolean) {
  await transaction(async (tx) => {
    for (const grant of grants.toSorted(workspaceBefore)) {
      if (grant.owner === 'workspace' && !isForWorkspace) continue
      if (provider === 'SLACK' && grant.owner === 'person') await ensureSameSlack(tx, actor, grant)
      await keepAccount(tx, actor, provider, grant)
    }
    if (!isForWorkspace) return
    const title = `Connected ${providers[provider].name} (${grants.find(({ owner }) => owner === 'workspace')?.account})`
    await record(tx, actor, { action: 'workspace.integration-connected', objectId: null, title })
  })
}

/** Connects or reconnects the account after consent. */
export async function finishConnection(
  actor: Actor,
  input: FinishConnectionInput,
): Promise<{ isForWorkspace: boolean }> {
  const { isForWorkspace, sealedVerifier } = await takeAttempt(actor, input)
  const { provider, code } = input
  if (isForWorkspace && actor.role !== 'Admin') throw attemptOver()
  if (code === '') throw declined(provider)
  const grants = await exchange(provider, code, unseal(sealedVerifier))
  if (grants.length === 0) throw declined(provider)
  if (provider === 'GOOGLE' && grants.some(({ scopes }) => !scopes.includes(EVENTS_SCOPE))) throw scopeMissing()
  await onUniqueViolation(keepAll(actor, provider, grants, isForWorkspace), () => accountTaken(provider))
  return { isForWorkspace }
}
