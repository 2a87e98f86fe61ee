import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { openAccount } from '@/lib/members/admission/steps/open-account'
import { ensureHardToGuess } from '@/lib/members/account/queries'
import { grantSignIn } from '@/lib/members/steps/grant-sign-in'
import { now } from '@/lib/platform/clock'
import { onUniqueViolation, transaction } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import { findCampaignInvite } from '@/lib/admin/campaigns/queries'
import { campaignLinkGone, invitedHasAccount } from '@/lib/admin/campaigns/refusals'
import type { BeginInvitedWorkspaceInput } from '@/lib/admin/campaigns/schema'
import { lockLinkedInvite } from '@/lib/admin/campaigns/steps/lock-invite'
import { slugTaken } from '@/lib/workspaces/refusals'
import { isHeldForOthers, lockAddress } from '@/lib/workspaces/registrations/queries'
import { beginWorkspace } from '@/lib/workspaces/steps/begin-workspace'

const perLink: Limit = { name: 'campaign', points: 30, seconds: 3600 }

/** Hashed before the transaction, because hashing is slow. */
async function hashFor({ token, password, ...input }: BeginInvitedWorkspaceInput) {
  const invited = await findCampaignInvite(token)
  if (!invited) throw campaignLinkGone()
  const { firstName, lastName, workspaceName } = input
  await ensureHardToGuess(password, { firstName, lastName, email: invited.email, workspaceNames: [workspaceName] })
  return hashPassword(password)
}

/** Creates the offered workspace with its first Admin; the mailed link proves the address, so they are signed in. */
export async function beginInvitedWorkspace(
  _visitor: Visitor,
  input: BeginInvitedWorkspaceInput,
): Promise<{ signInToken: string }> {
  await limit(perLink, hashToken(input.token))
  const passwordHash = await hashFor(input)
  const { token, slug, firstName, lastName, timeZone } = input
  const begun = transaction(async (tx) => {
    await lockAddress(tx, slug)
    const { id, email } = await lockLinkedInvite(tx, token)
    if (await isHeldForOthers(tx, slug, email)) throw slugTaken()
    const user = await openAccount(tx, { email, firstName, lastName, timeZone, passwordHash })
    if (!user) throw invitedHasAccount()
    await beginWorkspace(tx, { userId: user.id }, { ...input, marketingSource: null })
    const data = { status: 'COMPLETED', completedAt: now(), userId: user.id } as const
    await tx.campaignInvite.update({ where: { id }, data, select: { id: true } })
    return { signInToken: await grantSignIn(tx, { email }) }
  })
  return onUniqueViolation(begun, slugTaken)
}
