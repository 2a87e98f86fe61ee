import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { openAccount } from '@/lib/members/admission/steps/open-account'
import { ensureHardToGuess } from '@/lib/members/account/queries'
import { grantSignIn } from '@/lib/members/steps/grant-sign-in'
import { transaction, type Tx } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { lockLinkedInvitation } from '@/lib/invitations/joining/steps/lock-linked-invitation'
import type { LinkedInvitation } from '@/lib/invitations/joining/queries'
import { hasAccount, linkOpensNothing, needsMail, usedAlready } from '@/lib/invitations/joining/refusals'
import type { RegisterInviteeInput } from '@/lib/invitations/joining/schema'
import { seatInvitee } from '@/lib/invitations/joining/steps/seat-invitee'

const perLink: Limit = { name: 'join', points: 30, seconds: 3600 }

async function open(tx: Tx, { email }: LinkedInvitation, input: RegisterInviteeInput, passwordHash: string | null) {
  const { firstName, lastName, timeZone } = input
  const user = await openAccount(tx, { email, firstName, lastName, timeZone, passwordHash })
  if (!user) throw hasAccount()
  return { ...user, userId: user.id, isNewAccount: true }
}

/** Hashing is slow, so it happens before the seats are locked. */
async function hashFor({ token, proof, password, ...person }: RegisterInviteeInput) {
  const found = await findInvitation({ token, proof })
  if (!found) throw linkOpensNothing()
  if (!found.isMailed) throw needsMail()
  if (password === undefined) return null
  await ensureHardToGuess(password, {
    ...person,
    email: found.email,
    workspaceNames: [found.workspaceName],
  })
  return hashPassword(password)
}

/**
 * Accepts an invitation with a new account. A mailed link proves the address, so the token returned signs them in. A
 * passed-on link proves nothing and is refused.
 */
export async function registerInvitee(
  _visitor: Visitor,
  input: RegisterInviteeInput,
): Promise<{ signInToken: string }> {
  await limit(perLink, hashToken(input.token))
  const hash = await hashFor(input)
  return transaction(async (tx) => {
    const invitation = await lockLinkedInvitation(tx, input)
    if (invitation.status === 'ACCEPTED') throw usedAlready()
    const user = await open(tx, invitation, input, hash)
    await seatInvitee(tx, invitation, user)
    return { signInToken: await grantSignIn(tx, { email: invitation.email }) }
  })
}
