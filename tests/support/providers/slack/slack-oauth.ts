import { z } from 'zod'
import { consentPage } from '@/tests/support/providers/consent-page'
import { providerSettings } from '@/tests/support/providers/settings'
import type { Answer, Asked, Route } from '@/tests/support/providers/stand-in'
import { isExpired, issueToken, readToken } from '@/tests/support/providers/tokens'

const { SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret } = providerSettings('')

const HALF_DAY_S = 43_200

const authorizeQuery = z.strictObject({
  client_id: z.literal(clientId),
  scope: z.string(),
  user_scope: z.string(),
  redirect_uri: z.url(),
  state: z.string().min(20),
  team: z
    .string()
    .regex(/^T\w+$/)
    .optional(),
})

const ourselves = { client_id: z.literal(clientId), client_secret: z.literal(clientSecret) }

const accessBody = z.union([
  z.strictObject({ ...ourselves, code: z.string(), redirect_uri: z.url() }),
  z.strictObject({ ...ourselves, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])

const failed = (error: string): Answer => ({ json: { ok: false, error } })

/** Whose token a request brings: `bot:T…` or `user:U…`; otherwise the error that Slack answers with. */
export function slackAccountOf(
  { headers }: Asked,
  revoked: ReadonlySet<string>,
): { account: string } | { error: string } {
  const token = headers.authorization?.replace('Bearer ', '')
  if (token === undefined) return { error: 'not_authed' }
  const claims = readToken(token)
  if (claims?.kind !== 'access') return { error: 'invalid_auth' }
  if (revoked.has(claims.account)) return { error: 'token_revoked' }
  return isExpired(claims) ? { error: 'token_expired' } : { account: claims.account }
}

const codeClaims = z.object({ scope: z.string(), user_scope: z.string(), team: z.string().optional() })

let visits = 0

/** An id that nobody had before, also not before this process. */
const freshId = (letter: string) => `${letter}${Date.now().toString(36).toUpperCase()}${(visits += 1)}`

/**
 * Slack's consent page and the methods of its tokens, for one Slack workspace. A refresh token is good once. `revoked` holds
 * the accounts whose tokens were taken away; `person` is who presses Allow. With `isShared` each visit of the consent page is
 * somebody else, and each workspace that is asked for without a name another one.
 */
export function slackOAuthRoutes({ teamId = 'T0ACME', teamName = 'Acme', isShared = false } = {}) {
  const revoked = new Set<string>()
  const used = new Set<string>()
  const settings = { person: 'U0MAYA', teamId, teamName, lifetimeSeconds: HALF_DAY_S }

  const pair = (account: string, scopes: string) => ({
    access_token: issueToken({
      kind: 'access',
      account,
      scopes,
      expiresAt: Date.now() + settings.lifetimeSeconds * 1000,
    }),
    refresh_token: issueToken({ kind: 'refresh', account, scopes, expiresAt: null }),
    expires_in: settings.lifetimeSeconds,
  })

  function renew(token: string): Answer {
    const claims = readToken(token)
    if (claims?.kind !== 'refresh' || used.has(token) || revoked.has(claims.account))
      return failed('invalid_refresh_token')
    used.add(token)
    return { json: { ok: true, token_type: 'bot', ...pair(claims.account, claims.scopes) } }
  }

  /** The code that Slack sends back with, for what was asked. */
  const codeFor = (asked: z.infer<typeof codeClaims>) =>
    issueToken({
      kind: 'code',
      account: settings.person,
      scopes: JSON.stringify(asked),
      expiresAt: Date.now() + 600_000,
    })

  function exchange(code: string): Answer {
    const claims = readToken(code)
    if (claims?.kind !== 'code' || used.has(code) || isExpired(claims)) return failed('invalid_code')
    used.add(code)
    const { scope, user_scope, team = settings.teamId } = codeClaims.parse(JSON.parse(claims.scopes))
    const bot = scope === '' ? {} : { scope, bot_user_id: 'U0BOT', token_type: 'bot', ...pair(`bot:${team}`, scope) }
    const { account: person } = claims
    const { teamName: name } = settings
    revoked.clear()
    return {
      json: {
        ok: true,
        app_id: 'A0RAPPORT',
        ...bot,
        team: { id: team, name },
        enterprise: null,
        is_enterprise_install: false,
        authed_user: { id: person, scope: user_scope, token_type: 'user', ...pair(`user:${person}`, user_scope) },
      },
    }
  }

  const routes: Route[] = [
    {
      method: 'GET',
      path: '/authorize',
      query: authorizeQuery,
      answer: ({ query }) => {
        const { redirect_uri: redirectUri, state, client_id: _client, ...asked } = authorizeQuery.parse(query)
        if (isShared) {
          settings.person = freshId('U')
          asked.team ??= freshId('T')
        }
        return { html: consentPage('Slack', { redirectUri, state, code: codeFor(asked) }) }
      },
    },
    {
      method: 'POST',
      path: '/api/oauth.v2.access',
      body: accessBody,
      answer: ({ body }) => {
        const asked = accessBody.parse(body)
        return 'code' in asked ? exchange(asked.code) : renew(asked.refresh_token)
      },
    },
    {
      method: 'POST',
      path: '/api/auth.revoke',
      body: z.strictObject({}).optional(),
      answer: (asked) => {
        const found = slackAccountOf(asked, revoked)
        if ('error' in found) return failed(found.error)
        revoked.add(found.account)
        return { json: { ok: true, revoked: true } }
      },
    },
  ]
  return { routes, revoked, settings, codeFor, pair }
}
