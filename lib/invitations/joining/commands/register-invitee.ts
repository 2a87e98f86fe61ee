import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { openAccount } from '@/lib/members/admission/commands/open-account'
import { ensureHardToGuess } from '@/lib/members/passwords/queries'
import { grantSignIn } from '@/lib/members/sign-in/commands/grant-sign-in'
import { signInLinkSent } from '@/lib/members/sign-in/notices'
import { transaction, type Tx } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import type { Limit } from '@/lib/platform/rate-limit'
import { findInvitation, holdLinked, type LinkedInvitation } from '../queries'
import { hasAccount, linkOpensNothing, passwordNeedsMail, usedAlready } from '../refusals'
import type { RegisterInviteeInput } from '../schema'
import { seatInvitee } from './seat-invitee'

const perAddress: Limit = { name: 'join', points: 300, seconds: 3600 }

async function open(tx: Tx, { email, isMailed }: LinkedInvitation, input: RegisterInviteeInput, hash: string | null) {
  const { firstName, lastName, timeZone } = input
  const account = { email, firstName, lastName, timeZone, passwordHash: hash, isProven: isMailed }
  const user = await openAccount(tx, account)
  if (!user) throw hasAccount()
  return { ...user, userId: user.id }
}

/** What is kept of the password, looked at before the seats are held: hashing takes its time. */
async function hashFor({ token, password, ...person }: RegisterInviteeInput) {
  const found = await findInvitation(token)
  if (!found) throw linkOpensNothing()
  if (password === undefined) return null
  if (!found.isMailed) throw passwordNeedsMail()
  await ensureHardToGuess(password, { ...person, email: found.email })
  return hashPassword(password)
}

/**
 * Takes the place that an invitation offers, with a new account. Whoever comes by the mailed link has shown that the address
 * is theirs, so the token answered signs them in. A link that was passed on shows nothing: then it answers none, and a link
 * to sign in goes to the address.
 */
export async function registerInvitee(
  { address }: Visitor,
  input: RegisterInviteeInput,
): Promise<{ signInToken: string | null }> {
  await limit(perAddress, address)
  const { token } = input
  const hash = await hashFor(input)
  return transaction(async (tx) => {
    const invitation = await holdLinked(tx, token)
    const { email, isMailed, status } = invitation
    if (status === 'ACCEPTED') throw usedAlready()
    const user = await open(tx, invitation, input, hash)
    await seatInvitee(tx, invitation, user)
    const signInToken = await grantSignIn(tx, { email })
    if (isMailed) return { signInToken }
    await signInLinkSent(tx, user, { token: signInToken, returnPath: '/dashboard' })
    return { signInToken: null }
  })
}
