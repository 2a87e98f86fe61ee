// Tokens that say by themselves whose they are and until when, so that a stand-in that was started anew still takes them.
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export type Claims = { kind: 'access' | 'refresh' | 'code'; account: string; scopes: string; expiresAt: number | null }

let issued = 0

/** A token; two made alike differ. */
export const issueToken = (claims: Claims) => `si-${encode({ ...claims, number: (issued += 1), at: Date.now() })}`

export function readToken(token: string): Claims | null {
  if (!token.startsWith('si-')) return null
  try {
    return JSON.parse(Buffer.from(token.slice(3), 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

export const isExpired = ({ expiresAt }: Claims) => expiresAt !== null && expiresAt < Date.now()
