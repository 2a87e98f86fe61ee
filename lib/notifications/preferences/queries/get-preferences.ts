import 'server-only'
import {
  kindInWords,
  kindsIn,
  usualChoice,
  type HearingChoice,
  type NotificationType,
} from '@/lib/notifications/rules/notification-kinds'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { NotificationChannel } from '@/lib/platform/generated/prisma/enums'

export type PreferencesView = {
  choices: (HearingChoice & {
    type: NotificationType
    name: string
    text: string
    mails: readonly HearingChoice['mail'][]
  })[]
  digestHour: number
  quietFrom: string
  quietUntil: string
  email: string
  bounceReason: string | null
}

/** Without kinds that are switched off here. The default is immediately, in the product and by mail if such mail exists. */
export async function getPreferences(actor: Actor): Promise<PreferencesView> {
  const { memberId, workspaceId, email } = actor
  const [{ user, preferences: chosen }, bounced] = await Promise.all([
    db.member.findUniqueOrThrow({
      relationLoadStrategy: 'join',
      where: { id: memberId, workspaceId },
      select: {
        user: { select: { digestHour: true, quietFrom: true, quietUntil: true } },
        preferences: { select: { type: true, channel: true, delivery: true } },
      },
    }),
    db.bouncedAddress.findUnique({ where: { email }, select: { reason: true } }),
  ])
  const choices = kindsIn(actor).map((kind) => {
    const { type, mails } = kind
    const deliveryBy = (channel: NotificationChannel) =>
      chosen.find((row) => row.type === type && row.channel === channel)?.delivery
    const usual = usualChoice(kind)
    const product = deliveryBy('PRODUCT') === 'OFF' ? ('OFF' as const) : usual.product
    return {
      type,
      ...kindInWords(kind, actor),
      mails,
      product,
      mail: deliveryBy('MAIL') ?? usual.mail,
      slack: deliveryBy('SLACK') ?? usual.slack,
    }
  })
  const { digestHour, quietFrom, quietUntil } = user
  const hours = { digestHour, quietFrom: quietFrom ?? '', quietUntil: quietUntil ?? '' }
  return { choices, ...hours, email, bounceReason: bounced?.reason ?? null }
}
