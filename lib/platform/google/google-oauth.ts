import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import {
  challengeOf,
  OAUTH_PATIENCE_MS,
  returnAddress,
  type Granted,
  type OAuthProvider,
  type Tokens,
} from '@/lib/platform/oauth'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { countedGoogleFailure } from './google-failure'

/** Writing events, without which a connection is of no use. */
export const EVENTS_SCOPE = 'https://www.googleapis.com/auth/calendar.events'
/** Reading when somebody is busy, and nothing else; people may leave it out. */
export const BUSY_SCOPE = 'https://www.googleapis.com/auth/calendar.freebusy'

const scopes = ['openid', 'email', EVENTS_SCOPE, BUSY_SCOPE]

/** A client for one call, that acts for somebody once it has their access. The library is read at first use: it takes 60 ms. */
export async function googleClient(access?: string) {
  const { auth } = await import('@googleapis/calendar')
  const client = new auth.OAuth2({
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    redirectUri: returnAddress('google'),
    endpoints: { oauth2TokenUrl: env.GOOGLE_OAUTH_TOKEN_URL, oauth2RevokeUrl: env.GOOGLE_OAUTH_REVOKE_URL },
    // The library tries some calls again whatever it is told; together they may take no longer than one.
    transporterOptions: { retry: false, signal: AbortSignal.timeout(OAUTH_PATIENCE_MS) },
  })
  // Without a refresh token it renews nothing by itself; `withAccess` does, and keeps what it gets.
  if (access !== undefined) client.setCredentials({ access_token: access })
  return client
}

async function asked<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    throw await countedGoogleFailure(error)
  }
}

const credentials = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullish(),
  expiry_date: z.number().nullish(),
})

function tokensOf(given: unknown): Tokens {
  const { access_token, refresh_token, expiry_date } = credentials.parse(given)
  return { access: access_token, refresh: refresh_token ?? null, expiresAt: expiry_date ? new Date(expiry_date) : null }
}

const identity = z.object({ sub: z.string(), email: z.string() })

/** Whose account it is. The token came from Google itself, over its own connection, so its signature proves nothing more. */
function ownerOf(idToken: string) {
  const body = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')
  return identity.parse(JSON.parse(body))
}

async function exchange({ code, verifier }: { code: string; verifier: string }): Promise<Granted[]> {
  const client = await googleClient()
  const { tokens } = await asked(client.getToken({ code, codeVerifier: verifier }))
  const { sub, email } = ownerOf(tokens.id_token ?? '')
  const granted = tokens.scope?.split(' ') ?? []
  const kept = { tokens: tokensOf(tokens), scopes: granted }
  return [{ owner: 'person', externalId: sub, groupId: null, account: email, ...kept }]
}

/** Google as a provider of OAuth 2. */
export const googleOAuth: OAuthProvider = {
  isConfigured: () => env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined,
  authorizeUrl: ({ state, verifier, email }) => {
    const url = new URL(env.GOOGLE_OAUTH_AUTH_URL)
    url.search = new URLSearchParams({
      client_id: env.GOOGLE_CLIENT_ID ?? '',
      redirect_uri: returnAddress('google'),
      response_type: 'code',
      scope: scopes.join(' '),
      state,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      access_type: 'offline',
      // Without it Google hands out no refresh token to somebody who agreed before.
      prompt: 'consent',
      include_granted_scopes: 'true',
      login_hint: email,
    }).toString()
    return url.href
  },
  exchange,
  refresh: async (refresh) => {
    const client = await googleClient()
    client.setCredentials({ refresh_token: refresh })
    const { credentials: renewed } = await asked(client.refreshAccessToken())
    return { ...tokensOf(renewed), refresh }
  },
  revoke: async ({ access, refresh }) => {
    const client = await googleClient()
    try {
      await asked(client.revokeToken(refresh ?? access))
    } catch (error) {
      // What Google does not know any more is revoked.
      if (!(error instanceof ProviderFailure && error.kind === 'refused')) throw error
    }
  },
}
