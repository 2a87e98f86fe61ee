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

/** Required: writing events. */
export const EVENTS_SCOPE = 'https://www.googleapis.com/auth/calendar.events'
/** Optional: reading only when people are busy. */
export const BUSY_SCOPE = 'https://www.googleapis.com/auth/calendar.freebusy'

const scopes = ['openid', 'email', EVENTS_SCOPE, BUSY_SCOPE]

/** A client for one call. The library is imported at first use, because it takes 60 ms. */
export async function googleClient(access?: string) {
  const { auth } = await import('@googleapis/calendar')
  const client = new auth.OAuth2({
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    redirectUri: returnAddress('google'),
    endpoints: { oauth2TokenUrl: env.GOOGLE_OAUTH_TOKEN_URL, oauth2RevokeUrl: env.GOOGLE_OAUTH_REVOKE_URL },
    // The library retries some calls regardless; together they may take no longer than one.
    transporterOptions: { retry: false, signal: AbortSignal.timeout(OAUTH_PATIENCE_MS) },
  })
  // Without a refresh token the client renews nothing; `withAccess` renews and stores tokens.
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

/** The token came directly from Google, so its signature needs no check. */
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
      // Otherwise Google sends no refresh token after an earlier consent.
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
      // An unknown token is revoked already.
      if (!(error instanceof ProviderFailure && error.kind === 'refused')) throw error
    }
  },
}
