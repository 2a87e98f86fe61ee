import 'server-only'
import { createHash } from 'node:crypto'
import { absoluteUrl } from './links'

/** Tokens without `expiresAt` don't expire. */
export type Tokens = { access: string; refresh: string | null; expiresAt: Date | null }

export type AccountOwner = 'person' | 'workspace'

/** A granted account. `groupId` is its organization at the provider, if any. */
export type Granted = {
  owner: AccountOwner
  externalId: string
  groupId: string | null
  /** An address, or the name of a workspace. */
  account: string
  scopes: string[]
  tokens: Tokens
}

/** `groupId` selects a known organization at the provider. */
export type AskForAccess = { state: string; verifier: string; owner: AccountOwner; email: string; groupId?: string }

/** The four steps of OAuth 2. All but the first call the provider and throw ProviderFailure. */
export type OAuthProvider = {
  isConfigured: () => boolean
  authorizeUrl: (ask: AskForAccess) => string
  exchange: (grant: { code: string; verifier: string }) => Promise<Granted[]>
  refresh: (refresh: string) => Promise<Tokens>
  revoke: (tokens: Tokens) => Promise<void>
}

/** Milliseconds per step. */
export const OAUTH_PATIENCE_MS = 10_000

export const returnAddress = (provider: string) => absoluteUrl(`/profile/connect/${provider}`)

/** The challenge of a PKCE verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
