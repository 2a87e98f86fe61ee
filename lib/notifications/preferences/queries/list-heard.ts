import 'server-only'
import type { Delivery } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { nextDigest, type NotificationType } from '@/lib/notifications/preferences/rules'
import { now } from '@/lib/platform/clock'

/** Whether a telling is shown in the product, and when it goes into the daily mail of its member; null: it does not. */
export type Heard = { isShown: boolean; digestAt: Date | null }

type Told = { memberId: string; type: NotificationType }

const placeOf = ({ memberId, type }: { memberId: string; type: string }) => `${memberId} ${type}`

/** How each of these is to be heard. Of most people nothing is stored, so one statement finds the few who chose. */
export async function listHeard(tx: Tx, workspaceId: string, told: readonly Told[]): Promise<(telling: Told) => Heard> {
  const rows = await tx.notificationPreference.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId,
      memberId: { in: [...new Set(told.map(({ memberId }) => memberId))] },
      type: { in: [...new Set(told.map(({ type }) => type))] },
      OR: [
        { channel: 'PRODUCT', delivery: 'OFF' },
        { channel: 'MAIL', delivery: 'DIGEST' },
      ],
    },
    select: {
      ...{ memberId: true, type: true, channel: true },
      member: { select: { user: { select: { timeZone: true, digestHour: true } } } },
    },
  })
  const silent = new Set(rows.filter(({ channel }) => channel === 'PRODUCT').map(placeOf))
  const gathered = new Map(
    rows.filter(({ channel }) => channel === 'MAIL').map((row) => [placeOf(row), nextDigest(now(), row.member.user)]),
  )
  return (telling) => ({
    isShown: !silent.has(placeOf(telling)),
    digestAt: gathered.get(placeOf(telling)) ?? null,
  })
}

/** What is to be known of somebody with an account before they are mailed. */
export type Recipient = {
  email: string
  /** Null: nobody has confirmed that the address is theirs, so the name may be a stranger's. */
  firstName: string | null
  /** Null: the account has no place in this workspace. */
  memberId: string | null
  delivery: Delivery | null
  timeZone: string
  quietFrom: string | null
  quietUntil: string | null
}
