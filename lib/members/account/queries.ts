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
 * The address a mailed link would make somebody's, and what the link can still do; null: it is no such link. One that has
 * done its work is gone as soon as they have another address.
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

/** Whether a code is that of the newest link mailed to this person for this act, and still counts. Looking uses nothing up. */
export async function isProofCode({ userId, email: address }: Asker, act: Provable, code: string): Promise<boolean> {
  const parts = proofCodeIn(code)
  if (!parts || parts.until <= now().getTime()) return false
  const isTheirs = isSameToken(parts.secret, derivedToken(proofPurpose(act, userId, parts.until)))
  return isTheirs && (await isNewestMail({ event: proofEvents[act], key: hashToken(code), address }))
}

/** The code somebody came with, empty unless it proves that it is them; `gone` says why one that they had does not, or is null. */
export type ProofLink = { code: string; gone: string | null }

/** What the link somebody came by is worth for this act, before they fill in anything in vain. */
export async function findProofLink(asker: Asker, act: Provable, code: string): Promise<ProofLink> {
  if (code === '' || (await isProofCode(asker, act, code))) return { code, gone: null }
  return { code: '', gone: proofLinkGone().message }
}
