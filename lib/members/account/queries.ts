import 'server-only'
import { linkState, type LinkState, type PersonName } from '@/lib/members/rules'
import { hashToken, isSameToken, derivedToken } from '@/lib/platform/secrets'
import { db, type Tx } from '@/lib/platform/db'
import { now, minutesFrom } from '@/lib/platform/clock'
import type { PersonActor } from '@/lib/access/person'
import {
  proofCodeIn,
  proofPurpose,
  proofEvents,
  type Provable,
  FRESH_MINUTES,
  isKnownName,
  isOwnName,
  PROOF_MINUTES,
} from './rules'
import { isNewestMail } from '@/lib/notifications/outbox'
import { proofLinkGone, guessedEarly, knownName, mostlyOwnName } from './refusals'
import type { Actor } from '@/lib/access/actor'
import { isGuessedEarly } from '@/lib/platform/passwords/guesses'

const changeSelect = { email: true, usedAt: true, expiresAt: true, user: { select: { email: true } } } as const

/**
 * The new address and the state of its link; null: no such link. A used link is removed after the next change of
 * address.
 */
export async function findEmailChange(token: string): Promise<{ email: string; state: LinkState } | null> {
  const where = { tokenHash: hashToken(token), email: { not: null } }
  const link = await db.emailVerification.findFirst({ where, select: changeSelect })
  if (!link || link.email === null) return null
  const { email, user } = link
  const isUndone = link.usedAt !== null && email !== user.email
  return { email, state: isUndone ? 'gone' : linkState(link, now()) }
}

/** The address that a mailed link can still confirm as theirs, or null. */
export async function findAskedEmail({ userId }: Pick<PersonActor, 'userId'>): Promise<string | null> {
  const where = { userId, usedAt: null, email: { not: null }, expiresAt: { gt: now() } }
  const asked = await db.emailVerification.findFirst({ where, orderBy: { createdAt: 'desc' }, select: { email: true } })
  return asked?.email ?? null
}

type Asker = Pick<PersonActor, 'userId' | 'email'>

/** True for the newest valid link of this person and act. Checking doesn't use it up. */
export async function isProofCode({ userId, email: address }: Asker, act: Provable, code: string): Promise<boolean> {
  const parts = proofCodeIn(code)
  if (!parts || parts.until <= now().getTime()) return false
  const isTheirs = isSameToken(parts.secret, derivedToken(proofPurpose(act, userId, parts.until)))
  return isTheirs && (await isNewestMail({ event: proofEvents[act], key: hashToken(code), address }))
}

/** Empty if invalid; `gone` gives the reason for a code that was valid once, or is null. */
export type ProofLink = { code: string; gone: string | null }

/** Checked before they fill in a form in vain. */
export async function findProofLink(asker: Asker, act: Provable, code: string): Promise<ProofLink> {
  if (code === '' || (await isProofCode(asker, act, code))) return { code, gone: null }
  return { code: '', gone: proofLinkGone().message }
}

type Chooser = PersonName & { email: string; workspaceNames: readonly string[] }

/** Throws the reason a password is too weak for this person. */
export async function ensureHardToGuess(password: string, person: Chooser) {
  if (isOwnName(password, person)) throw mostlyOwnName()
  if (isKnownName(password, person.workspaceNames)) throw knownName()
  if (await isGuessedEarly(password)) throw guessedEarly()
}

/** False: they sign in by mailed links only. */
export async function hasPassword({ userId }: Pick<PersonActor, 'userId'>): Promise<boolean> {
  const where = { id: userId, passwordHash: { not: null } }
  return (await db.user.findFirst({ where, select: { id: true } })) !== null
}

type SignedIn = Pick<Actor, 'userId' | 'sessionId'>

/** Without a password, a recent sign-in proves access to the mailbox. */
export async function hasJustSignedIn(
  { userId, sessionId }: SignedIn,
  client: Tx = db,
  minutes = PROOF_MINUTES,
): Promise<boolean> {
  if (sessionId === null) return false
  const where = { id: sessionId, userId, createdAt: { gte: minutesFrom(now(), -minutes) } }
  return (await client.userSession.count({ where })) > 0
}

/** True if asking for the password again would prove nothing new. */
export const isFreshlySignedIn = (person: SignedIn) => hasJustSignedIn(person, db, FRESH_MINUTES)

/** Viewing changes nothing. */
export async function findResetState(token: string): Promise<LinkState> {
  const where = { tokenHash: hashToken(token) }
  return linkState(await db.passwordReset.findUnique({ where, select: { usedAt: true, expiresAt: true } }), now())
}
