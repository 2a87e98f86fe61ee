import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Tx } from '@/lib/platform/db'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import { googleOAuth } from '@/lib/platform/google/google-oauth'
import { hashToken } from '@/lib/platform/secrets'
import { slackOAuth } from '@/lib/platform/slack/slack-oauth'
import { notConfiguredText } from './refusals'
import { stateOfBoth, type ConnectionState } from './rules'
import { providerNames } from './schema'

/** `missing`: what blocks connecting, and who can fix it. */
export type Connection = {
  provider: IntegrationProvider
  state: ConnectionState
  account: string | null
  isBroken: boolean
  missing: string | null
}

const configured = { GOOGLE: googleOAuth.isConfigured, SLACK: slackOAuth.isConfigured }

export const configuredProviders = () => ({ google: googleOAuth.isConfigured(), slack: slackOAuth.isConfigured() })

const WAITS_FOR_ADMIN = 'An admin has to connect Slack first.'

const select = { provider: true, account: true, memberId: true, brokenAt: true } as const

/** One per provider; Slack counts fully only with the workspace's. */
export async function listOwnConnections({ workspaceId, memberId }: Actor): Promise<Connection[]> {
  const rows = await db.integration.findMany({
    where: { workspaceId, OR: [{ memberId }, { memberId: null }] },
    select,
  })
  return providerNames.map((provider) => {
    const own = rows.find((row) => row.provider === provider && row.memberId !== null)
    const ofWorkspace = rows.some((row) => row.provider === provider && row.memberId === null)
    const hasOwn = own !== undefined
    const single = hasOwn ? 'connected' : 'not_connected'
    const waits = provider === 'SLACK' && !ofWorkspace
    return {
      provider,
      state: provider === 'SLACK' ? stateOfBoth(ofWorkspace, hasOwn) : single,
      account: own?.account ?? null,
      isBroken: (own?.brokenAt ?? null) !== null,
      missing: !configured[provider]() ? notConfiguredText(provider) : waits && !hasOwn ? WAITS_FOR_ADMIN : null,
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
    missing: slackOAuth.isConfigured() ? null : notConfiguredText('SLACK'),
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
