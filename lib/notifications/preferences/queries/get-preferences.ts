import 'server-only'
import type { SavePreferencesInput } from '@/lib/notifications/preferences/schema'
import type { Delivery, NotificationType } from '@/lib/platform/generated/prisma/enums'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

/** How somebody hears of things, as the form shows it, and what the mail server last said of their address. */
export type PreferencesView = SavePreferencesInput & { email: string; bounceReason: string | null }

const isProduct = (delivery: Delivery | undefined) => (delivery === 'OFF' ? 'OFF' : 'AT_ONCE')

/**
 * The viewer's preferences here. What they never chose is at once, in the product and by mail, as far as there is such
 * mail.
 */
export async function getPreferences({ userId, memberId, workspaceId, email }: Actor): Promise<PreferencesView> {
  const [user, chosen, bounced] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { digestHour: true, quietFrom: true, quietUntil: true },
    }),
    db.notificationPreference.findMany({
      where: { workspaceId, memberId },
      select: { type: true, channel: true, delivery: true },
    }),
    db.bouncedAddress.findUnique({ where: { email }, select: { reason: true } }),
  ])
  const delivery = (type: NotificationType, channel: 'PRODUCT' | 'MAIL') =>
    chosen.find((row) => row.type === type && row.channel === channel)?.delivery
  return {
    reviewProduct: isProduct(delivery('Review', 'PRODUCT')),
    reviewMail: delivery('Review', 'MAIL') ?? 'AT_ONCE',
    inviteProduct: isProduct(delivery('User_Invite', 'PRODUCT')),
    inviteMail: delivery('User_Invite', 'MAIL') === 'DIGEST' ? 'DIGEST' : 'OFF',
    digestHour: user.digestHour,
    quietFrom: user.quietFrom ?? '',
    quietUntil: user.quietUntil ?? '',
    ...{ email, bounceReason: bounced?.reason ?? null },
  }
}
