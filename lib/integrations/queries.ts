import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Tx } from '@/lib/platform/db'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import { googleOAuth } from '@/lib/platform/google/google-oauth'
import { hashToken } from '@/lib/platform/secrets'
import { slackOAuth } from '@/lib/platform/slack/slack-oauth'
import { canConnectWorkspace } from './policy'
import { notConfiguredText } from './refusals'
import { stateOfBoth, type ConnectionState } from './rules'
import { providerNames } from './schema'

/** `missing`: what blocks connecting, and who can fix it; `missingHref`: where the reader can. */
export type Connection = {
  provider: IntegrationProvider
  state: ConnectionState
  account: string | null
  isBroken: boolean
  missing: string | null
  missingHref: string | null
}

const configured = { GOOGLE: googleOAuth.isConfigured, SLACK: slackOAuth.isConfigured }

export const configuredProviders = () => ({ google: googleOAuth.isConfigured(), slack: slackOAuth.isConfigured() })

const nothingMissing = { missing: null, missingHref: null }

type App = { brokenAt: Date | null } | undefined

/** A person's Slack needs the workspace's, which Admins connect. */
function appMissing(actor: Actor, app: App) {
  if (app !== undefined && app.brokenAt === null) return nothingMissing
  const isLost = app !== undefined
  return canConnectWorkspace(actor)
    ? {
        missing: `${isLost ? 'Reconnect' : 'Connect'} the workspace’s Slack first.`,
        missingHref: '/workspace/edit?tab=integrations',
      }
    : { missing: `An admin has to ${isLost ? 'reconnect' : 'connect'} Slack first.`, missingHref: null }
}

/** Without keys nobody here can mend it. */
const missingOf = (provider: IntegrationProvider, rest: Pick<Connection, 'missing' | 'missingHref'>) =>
  configured[provider]() ? rest : { missing: notConfiguredText(provider), missingHref: null }

const select = { provider: true, account: true, memberId: true, brokenAt: true } as const

/** One per provider; Slack counts fully only with the workspace's. */
export async function listOwnConnections(actor: Actor): Promise<Connection[]> {
  const { workspaceId, memberId } = actor
  const rows = await db.integration.findMany({
    where: { workspaceId, OR: [{ memberId }, { memberId: null }] },
    select,
  })
  return providerNames.map((provider) => {
    const own = rows.find((row) => row.provider === provider && row.memberId !== null)
    const app = rows.find((row) => row.memberId === null)
    const wanted = provider === 'SLACK' ? appMissing(actor, app) : nothingMissing
    const hasOwn = own !== undefined
    const single = hasOwn ? 'connected' : 'not_connected'
    return {
      provider,
      state: provider === 'SLACK' ? stateOfBoth(wanted.missing === null, hasOwn) : single,
      account: own?.account ?? null,
      isBroken: (own?.brokenAt ?? null) !== null,
      ...missingOf(provider, wanted),
    }
  })
}

export const hasOwnSlack = async ({ workspaceId, memberId }: Actor): Promise<boolean> =>
  (await db.integration.count({
    where: { workspaceId, provider: 'SLACK', OR: [{ memberId }, { memberId: null }] },
  })) === 2

export async function getWorkspaceConnection({ workspaceId }: Actor): Promise<Connection> {
  const row = await db.integration.findFirst({ where: { workspaceId, provider: 'SLACK', memberId: null }, select })
  return {
    provider: 'SLACK',
    state: row === null ? 'not_connected' : 'connected',
    account: row?.account ?? null,
    isBroken: (row?.brokenAt ?? null) !== null,
    ...missingOf('SLACK', nothingMissing),
  }
}

/** Where a person began who returns from a consent page. */
export async function findBeginning({ workspaceId, memberId }: Actor, state: string): Promise<'workspace' | 'profile'> {
  const where = { stateHash: hashToken(state), workspaceId, memberId, isForWorkspace: true }
  return (await db.integrationAttempt.count({ where })) > 0 ? 'workspace' : 'profile'
}

/** Slack ids already linked to a member, by connection or import. */
export async function listKnownSlackIds(tx: Tx, { workspaceId }: Actor, ids: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "slackId" AS id FROM "SlackProfile" WHERE "workspaceId" = ${workspaceId}::uuid AND "slackId" = ANY(${ids})
    UNION SELECT "externalId" FROM "Integration"
    WHERE "workspaceId" = ${workspaceId}::uuid AND provider = 'SLACK' AND "memberId" IS NOT NULL AND "externalId" = ANY(${ids})`
  return new Set(rows.map(({ id }) => id))
}
