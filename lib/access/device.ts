import 'server-only'
import { derivedToken, hashToken, isSameToken, newToken } from '@/lib/platform/secrets'

const MOST_ACCOUNTS = 5

const shape = new RegExp(`^[\\w-]{43}(\\.[\\w-]{43}){1,${MOST_ACCOUNTS}}$`)

const proofOf = (id: string, email: string) => derivedToken(`device:${id}:${email}`)

function parse(cookie: string | null) {
  const [id, ...proofs] = cookie !== null && shape.test(cookie) ? cookie.split('.') : []
  return { id, proofs }
}

/** The key of this browser's own limits for an account, or null without an earlier sign-in there. */
export function deviceKey(cookie: string | null, email: string): string | null {
  const { id, proofs } = parse(cookie)
  if (id === undefined) return null
  const proof = proofOf(id, email)
  return proofs.some((known) => isSameToken(known, proof)) ? hashToken(proof) : null
}

export function rememberAccount(cookie: string | null, email: string): string {
  const { id = newToken(), proofs } = parse(cookie)
  const proof = proofOf(id, email)
  const others = proofs.filter((known) => known !== proof)
  return [id, proof, ...others].slice(0, MOST_ACCOUNTS + 1).join('.')
}

export const ownerMark = (userId: string) => derivedToken(`owner:${userId}`).slice(0, 24)

export const keptKey = ({ userId, memberId }: { userId: string; memberId: string }, form: string, start: object) =>
  `${ownerMark(userId)}.${derivedToken(`kept:${memberId}:${form}:${JSON.stringify(start)}`).slice(0, 24)}`
