import 'server-only'
import { derivedToken, hashToken, isSameToken, newToken } from '@/lib/platform/secrets'

/** The accounts a browser is remembered for, newest first. */
const MOST_ACCOUNTS = 5

const shape = new RegExp(`^[\\w-]{43}(\\.[\\w-]{43}){1,${MOST_ACCOUNTS}}$`)

// The proof holds no name, so a cookie tells nobody which accounts were used here.
const proofOf = (id: string, email: string) => derivedToken(`device:${id}:${email}`)

function parse(cookie: string | null) {
  const [id, ...proofs] = cookie !== null && shape.test(cookie) ? cookie.split('.') : []
  return { id, proofs }
}

/** The key of this browser's own limits for an account, or null if nobody signed in to that account here before. */
export function deviceKey(cookie: string | null, email: string): string | null {
  const { id, proofs } = parse(cookie)
  if (id === undefined) return null
  const proof = proofOf(id, email)
  return proofs.some((known) => isSameToken(known, proof)) ? hashToken(proof) : null
}

/** The cookie of this browser after a sign-in to an account. */
export function rememberAccount(cookie: string | null, email: string): string {
  const { id = newToken(), proofs } = parse(cookie)
  const proof = proofOf(id, email)
  const others = proofs.filter((known) => known !== proof)
  return [id, proof, ...others].slice(0, MOST_ACCOUNTS + 1).join('.')
}

/** Marks what a browser keeps for a person, and says to nobody who reads that browser who they are. */
export const ownerMark = (userId: string) => derivedToken(`owner:${userId}`).slice(0, 24)
