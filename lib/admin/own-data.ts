import 'server-only'
import { leftOutOf, newestOwn, upToMost, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'

/** What came from their address, and what campaigns sent there. */
export const ownInquiries = (async ({ userId }) => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const inquiries = await db.inquiry.findMany({
    ...newestOwn,
    where: { email },
    select: { name: true, email: true, message: true, createdAt: true, answeredAt: true },
  })
  const newsletter = await db.newsletterSubscriber.findUnique({
    where: { email },
    select: { email: true, createdAt: true, confirmedAt: true, deletedAt: true },
  })
  const invites = await db.campaignInvite.findMany({
    ...newestOwn,
    where: { OR: [{ userId }, { email }] },
    select: { firstName: true, email: true, companyName: true, createdAt: true, openedAt: true, status: true },
  })
  return {
    invitationsToStartAWorkspace: upToMost(invites),
    invitationsToStartAWorkspaceLeftOut: leftOutOf(invites),
    messagesToSupport: upToMost(inquiries),
    messagesToSupportLeftOut: leftOutOf(inquiries),
    newsletter: newsletter && {
      email: newsletter.email,
      askedForAt: newsletter.createdAt,
      confirmedAt: newsletter.confirmedAt,
      unsubscribedAt: newsletter.deletedAt,
    },
  }
}) satisfies OwnData

/** The newsletter stays: its own link ends it. */
export const eraseInquiries: Erasure = async (tx, { email }) => {
  await tx.inquiry.deleteMany({ where: { email } })
}

/** Campaign invitations stay for their counts, without the person; pending ones are revoked. */
export const eraseCampaignInvites: Erasure = async (tx, { userId, email }) => {
  await tx.$executeRaw`
    UPDATE "CampaignInvite" SET email = id || '@deleted.invalid', "firstName" = '', "userId" = NULL,
      status = CASE WHEN status = 'COMPLETED' THEN status ELSE 'REVOKED'::"CampaignInviteStatus" END
    WHERE "userId" = ${userId}::uuid OR email = ${email}`
}
