import 'server-only'
import { createHash } from 'node:crypto'
import { absoluteUrl } from './links'

/** What opens an account at another service. Without `expiresAt` it does not expire. */
export type Tokens = { access: string; refresh: string | null; expiresAt: Date | null }

/** Whose account is asked for: one person's, or one that everybody in a workspace shares. */
export type AccountOwner = 'person' | 'workspace'

/** An account that somebody opened to us. `groupId` is the organization it belongs to at the provider, where it has those. */
export type Granted = {
  owner: AccountOwner
  externalId: string
  groupId: string | null
  /** What people know it by: an address, the name of a workspace. */
  account: string
  scopes: string[]
  tokens: Tokens
}

/** Who is asked for access. Where an account must be of a known organization at the provider, `groupId` leads there. */
export type AskForAccess = { state: string; verifier: string; owner: AccountOwner; email: string; groupId?: string }

/** The four steps of OAuth 2 at one provider. All but the first call it, and throw ProviderFailure. */
export type OAuthProvider = {
  isConfigured: () => boolean
  authorizeUrl: (ask: AskForAccess) => string
  exchange: (grant: { code: string; verifier: string }) => Promise<Granted[]>
  refresh: (refresh: string) => Promise<Tokens>
  revoke: (tokens: Tokens) => Promise<void>
}

/** How long a provider may take for one step, in milliseconds. */
export const OAUTH_PATIENCE_MS = 10_000

/** Where a provider sends people back to. */
export const returnAddress = (provider: string) => absoluteUrl(`/profile/connect/${provider}`)

/** The challenge of a PKCE verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
