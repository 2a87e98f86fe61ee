import 'server-only'
import type { Erasure } from '@/lib/access/own-data'

/** Campaign invitations stay for their counts, without the person; pending ones are revoked. */
export const eraseCampaignInvites: Erasure = async (tx, { userId, email }) => {
  await tx.$executeRaw`
    UPDATE "CampaignInvite" SET email = id || '@deleted.invalid', "firstName" = '', "userId" = NULL,
      status = CASE WHEN status = 'COMPLETED' THEN status ELSE 'REVOKED'::"CampaignInviteStatus" END
    WHERE "userId" = ${userId}::uuid OR email = ${email}`
}
