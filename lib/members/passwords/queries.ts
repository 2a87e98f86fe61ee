import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PersonActor } from '@/lib/access/person'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, type Tx } from '@/lib/platform/db'
import { isGuessedEarly } from '@/lib/platform/passwords/guesses'
import { hashToken } from '@/lib/platform/secrets'
import { linkState, type LinkState, type PersonName } from '@/lib/members/rules'
import { guessedEarly, knownName, mostlyOwnName } from './refusals'
import { FRESH_MINUTES, isKnownName, isOwnName, PROOF_MINUTES } from './rules'

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

type Asker = Pick<Actor, 'userId' | 'sessionId'>

/** Without a password, a recent sign-in proves access to the mailbox. */
export async function hasJustSignedIn(
  { userId, sessionId }: Asker,
  client: Tx = db,
  minutes = PROOF_MINUTES,
): Promise<boolean> {
  if (sessionId === null) return false
  const where = { id: sessionId, userId, createdAt: { gte: minutesFrom(now(), -minutes) } }
  return (await client.userSession.count({ where })) > 0
}

/** True if asking for the password again would prove nothing new. */
export const isFreshlySignedIn = (asker: Asker) => hasJustSignedIn(asker, db, FRESH_MINUTES)

/** Viewing changes nothing. */
export async function findResetState(token: string): Promise<LinkState> {
  const where = { tokenHash: hashToken(token) }
  return linkState(await db.passwordReset.findUnique({ where, select: { usedAt: true, expiresAt: true } }), now())
}
