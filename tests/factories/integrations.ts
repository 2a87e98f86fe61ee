import type { Actor } from '@/lib/access/actor'
import { connectAccount } from '@/lib/integrations/commands/connect-account'
import { connectWorkspace } from '@/lib/integrations/commands/connect-workspace'
import { finishConnection } from '@/lib/integrations/commands/finish-connection'
import { tokenColumns } from '@/lib/integrations/steps/sealed-tokens'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { EVENTS_SCOPE } from '@/lib/platform/google/google-oauth'
import { hashToken, newToken, seal } from '@/lib/platform/secrets'
import { googleCalendars } from '@/tests/support/providers/google-calendar'
import { googleOAuthRoutes } from '@/tests/support/providers/google-oauth'
import { slackOAuthRoutes } from '@/tests/support/providers/slack/slack-oauth'
import { issueToken } from '@/tests/support/providers/tokens'
import { workerStandIn } from '@/tests/support/providers/worker'
import type { Provider, Route } from '@/tests/support/providers/stand-in'
import { unique } from './workspaces'

/** The stand-in of this worker with Google and a Slack workspace of its own answering, and what else a test adds. */
export async function theProviders(more: { google?: Route[]; slack?: Route[]; others?: Provider[] } = {}) {
  const { standIn } = await workerStandIn()
  const google = googleOAuthRoutes()
  const calendars = googleCalendars(google.revoked)
  const slack = slackOAuthRoutes({ teamId: unique('T') })
  standIn.use(
    { name: 'google', routes: [...google.routes, ...calendars.routes, ...(more.google ?? [])] },
    { name: 'slack', routes: [...slack.routes, ...(more.slack ?? [])] },
    ...(more.others ?? []),
  )
  return { standIn, google, calendars, slack }
}

export type Providers = Awaited<ReturnType<typeof theProviders>>

/** What the address of a consent page asks for. */
export const askedAt = (url: string) => Object.fromEntries(new URL(url).searchParams)

/** A member's own Google account, connected through the stand-in. */
export async function aGoogleAccount(actor: Actor, { google }: Providers) {
  const { url } = await connectAccount(actor, { provider: 'GOOGLE' })
  const { state = '', scope = '' } = askedAt(url)
  await finishConnection(actor, { provider: 'GOOGLE', state, code: google.codeFor(actor.email, scope) })
  return db.integration.findFirstOrThrow({ where: { memberId: actor.memberId, provider: 'GOOGLE' } })
}

async function throughSlack(actor: Actor, { slack }: Providers, url: string, person: string) {
  const { state = '', scope = '', user_scope = '' } = askedAt(url)
  slack.settings.person = person
  await finishConnection(actor, { provider: 'SLACK', state, code: slack.codeFor({ scope, user_scope }) })
}

/** The Slack of a workspace, connected by an Admin, whose own account comes with it. */
export async function aSlackWorkspace(admin: Actor, providers: Providers, person = unique('U')) {
  await throughSlack(admin, providers, (await connectWorkspace(admin)).url, person)
  return db.integration.findFirstOrThrow({
    where: { workspaceId: admin.workspaceId, memberId: null, provider: 'SLACK' },
  })
}

/** A member's own Slack account, in a workspace that is connected. */
export async function aSlackAccount(actor: Actor, providers: Providers, person = unique('U')) {
  await throughSlack(actor, providers, (await connectAccount(actor, { provider: 'SLACK' })).url, person)
  return db.integration.findFirstOrThrow({ where: { memberId: actor.memberId, provider: 'SLACK' } })
}

/** An account that is connected, as its row alone and over one before: for what asks no provider anything. */
export async function anIntegration(
  { workspaceId, memberId: connectedById, email: account }: Actor,
  given: GivenIntegration,
) {
  const { provider = 'GOOGLE', isForWorkspace = false } = given
  const owner = { workspaceId, provider, memberId: isForWorkspace ? null : connectedById }
  await db.integration.deleteMany({ where: owner })
  const tokens = { access: unique('access'), refresh: null, expiresAt: null }
  const kept = {
    connectedById,
    account,
    externalId: unique('X'),
    scopes: [],
    createdAt: now(),
    ...tokenColumns(tokens),
  }
  return db.integration.create({ data: { ...owner, ...kept }, select: { id: true } })
}

type GivenIntegration = { provider?: 'GOOGLE' | 'SLACK'; isForWorkspace?: boolean }

/** Somebody comes back from Google's consent page: what the page is sent. */
export async function aReturnFromGoogle({ workspaceId, memberId, email: account }: Actor) {
  const [state, verifier] = [newToken(), newToken()]
  const begun = { workspaceId, memberId, provider: 'GOOGLE', isForWorkspace: false } as const
  const kept = { stateHash: hashToken(state), sealedVerifier: seal(verifier), expiresAt: minutesFrom(now(), 10) }
  await db.integrationAttempt.create({ data: { ...begun, ...kept }, select: { stateHash: true } })
  const scopes = `openid email ${EVENTS_SCOPE}`
  const code = issueToken({ kind: 'code', account, scopes, expiresAt: minutesFrom(now(), 10).getTime() })
  return { provider: 'GOOGLE', state, code } as const
}
