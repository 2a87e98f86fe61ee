import { z } from 'zod'
import { consentPage } from './consent-page'
import { providerSettings } from './settings'
import { isExpired, issueToken, readToken } from './tokens'
import type { Answer, Asked, Route } from './stand-in'

const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = providerSettings('')

const HOUR_S = 3600

const authorizeQuery = z.strictObject({
  client_id: z.literal(clientId),
  redirect_uri: z.url(),
  response_type: z.literal('code'),
  scope: z.string().min(1),
  state: z.string().min(20),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal('S256'),
  access_type: z.literal('offline'),
  prompt: z.literal('consent'),
  include_granted_scopes: z.literal('true'),
  login_hint: z.email(),
})

const ourselves = { client_id: z.literal(clientId), client_secret: z.literal(clientSecret) }

const tokenBody = z.discriminatedUnion('grant_type', [
  z.strictObject({
    ...ourselves,
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.url(),
    code_verifier: z.string().min(43),
  }),
  z.strictObject({ ...ourselves, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])

const invalidGrant: Answer = { status: 400, json: { error: 'invalid_grant' } }

const unsigned = (body: object) => `e30.${Buffer.from(JSON.stringify(body)).toString('base64url')}.none`

/** Whom a request is for, by its token; null: Google would answer 401. */
export function googleAccountOf({ headers }: Asked, revoked: ReadonlySet<string>): string | null {
  const claims = readToken(headers.authorization?.replace('Bearer ', '') ?? '')
  if (claims?.kind !== 'access' || isExpired(claims) || revoked.has(claims.account)) return null
  return claims.account
}

/**
 * Google's consent, token and revoke addresses. Accounts are addresses; `revoked` holds those whose access was taken away.
 * `scopes`, where it is set, is what people leave ticked.
 */
export function googleOAuthRoutes() {
  const revoked = new Set<string>()
  const settings: { scopes?: string } = {}

  const granted = (account: string, scopes: string): Answer => ({
    json: {
      access_token: issueToken({ kind: 'access', account, scopes, expiresAt: Date.now() + HOUR_S * 1000 }),
      expires_in: HOUR_S,
      token_type: 'Bearer',
      scope: scopes,
    },
  })

  function token({ body }: Asked): Answer {
    const asked = tokenBody.parse(body)
    const claims = readToken(asked.grant_type === 'refresh_token' ? asked.refresh_token : asked.code)
    if (claims === null || isExpired(claims)) return invalidGrant
    const { account, scopes } = claims
    if (asked.grant_type === 'refresh_token') return revoked.has(account) ? invalidGrant : granted(account, scopes)
    revoked.delete(account)
    const { json } = granted(account, scopes)
    const refresh_token = issueToken({ kind: 'refresh', account, scopes, expiresAt: null })
    return { json: { ...Object(json), refresh_token, id_token: unsigned({ sub: `sub-${account}`, email: account }) } }
  }

  const codeFor = (account: string, scopes: string) =>
    issueToken({ kind: 'code', account, scopes, expiresAt: Date.now() + 600_000 })

  const routes: Route[] = [
    {
      method: 'GET',
      path: '/authorize',
      query: authorizeQuery,
      answer: ({ query }) => {
        const { login_hint, scope, redirect_uri: redirectUri, state } = authorizeQuery.parse(query)
        const code = codeFor(login_hint, settings.scopes ?? scope)
        return { html: consentPage('Google Calendar', { redirectUri, state, code }) }
      },
    },
    { method: 'POST', path: '/token', body: tokenBody, answer: token },
    {
      method: 'POST',
      path: '/revoke',
      answer: ({ query, body }) => {
        const form = z.object({ token: z.string() }).safeParse(body)
        const claims = readToken(form.data?.token ?? query['token'] ?? '')
        if (claims === null || revoked.has(claims.account)) return { status: 400, json: { error: 'invalid_token' } }
        revoked.add(claims.account)
        return { json: {} }
      },
    },
  ]
  return { routes, revoked, settings, codeFor }
}
