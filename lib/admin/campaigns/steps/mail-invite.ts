import 'server-only'
import { daysFrom, now } from '@/lib/platform/clock'
import { hashToken, newToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/tx'
import { campaignInvited } from '@/lib/admin/campaigns/notices'

type Ready = { id: string; status: 'PENDING' | 'OPENED'; email: string; firstName: string; companyName: string }

/** Mails an invitation under a new link; the previous link stops working. */
export async function mailInvite(tx: Tx, { id, status, ...invited }: Ready, days: number): Promise<void> {
  const token = newToken()
  const sentAt = now()
  const tokenHash = hashToken(token)
  await tx.campaignInvite.update({
    where: { id },
    data: { status, tokenHash, sentAt, expiresAt: daysFrom(sentAt, days), sentCount: { increment: 1 } },
    select: { id: true },
  })
  await campaignInvited(tx, { ...invited, token, key: tokenHash, days })
}
