import 'server-only'
import { linkState, type LinkState } from '@/lib/members/rules'
import { hashToken, isSameToken, derivedToken } from '@/lib/platform/secrets'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import type { PersonActor } from '@/lib/access/person'
import { proofCodeIn, proofPurpose, proofEvents, type Provable } from './rules'
import { isNewestMail } from '@/lib/notifications/outbox'
import { proofLinkGone } from './refusals'

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
