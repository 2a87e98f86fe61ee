import 'server-only'
import type { Delivery } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { nextDigest, quietEnd, type NotificationType } from '@/lib/notifications/rules/notification-kinds'
import { now } from '@/lib/platform/clock'

/** Whether a notification is shown, and when it goes to the digest and to Slack; null: never. */
export type Heard = {
  isShown: boolean
  digestAt: Date | null
  slack: { at: Date; isDaily: boolean; isQuiet: boolean } | null
}

type Told = { memberId: string; type: NotificationType }

const placeOf = ({ memberId, type }: { memberId: string; type: string }) => `${memberId} ${type}`

type Reader = { timeZone: string; digestHour: number; quietFrom: string | null; quietUntil: string | null }

function inSlack(at: Date, delivery: Delivery, reader: Reader) {
  if (delivery === 'DIGEST') return { at: nextDigest(at, reader), isDaily: true, isQuiet: false }
  const quiet = quietEnd(at, reader)
  return { at: quiet ?? at, isDaily: false, isQuiet: quiet !== null }
}

/** Most people have stored nothing, so one statement finds the few choices. */
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
        { channel: 'SLACK', delivery: { not: 'OFF' } },
      ],
    },
    select: {
      memberId: true,
      type: true,
      channel: true,
      delivery: true,
      member: {
        select: { user: { select: { timeZone: true, digestHour: true, quietFrom: true, quietUntil: true } } },
      },
    },
  })
  const at = now()
  const rowsOf = (channel: (typeof rows)[number]['channel']) => rows.filter((row) => row.channel === channel)
  const silent = new Set(rowsOf('PRODUCT').map(placeOf))
  const gathered = new Map(rowsOf('MAIL').map((row) => [placeOf(row), nextDigest(at, row.member.user)]))
  const slack = new Map(rowsOf('SLACK').map((row) => [placeOf(row), inSlack(at, row.delivery, row.member.user)]))
  return (telling) => ({
    isShown: !silent.has(placeOf(telling)),
    digestAt: gathered.get(placeOf(telling)) ?? null,
    slack: slack.get(placeOf(telling)) ?? null,
  })
}

export type Recipient = {
  email: string
  /** Null: the address is unproven, so the name may be a stranger's. */
  firstName: string | null
  /** Null: no membership in this workspace. */
  memberId: string | null
  delivery: Delivery | null
  timeZone: string
  quietFrom: string | null
  quietUntil: string | null
}
