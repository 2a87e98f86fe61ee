import 'server-only'
import { isWorkspaceOpen, type WorkspaceState } from '@/lib/access/workspace/open-workspace'
import type { Tx } from '@/lib/platform/tx'
import type { Recipient } from './list-heard'
import { Prisma } from '@/lib/platform/db'
import { canWait, goesByItself, typeOfMail } from '@/lib/notifications/letters'
import { quietEnd, type NotificationType } from '@/lib/notifications/rules/notification-kinds'
import { now } from '@/lib/platform/clock'

const listRecipients = (tx: Tx, workspaceId: string | null, type: NotificationType | null, addresses: string[]) =>
  tx.$queryRaw<Recipient[]>`
    SELECT u.email, CASE WHEN u."emailVerifiedAt" IS NOT NULL THEN u."firstName" END AS "firstName",
           m.id AS "memberId", p.delivery, u."timeZone", u."quietFrom", u."quietUntil"
    FROM "User" u
    LEFT JOIN "Member" m ON m."userId" = u.id AND m."workspaceId" = ${workspaceId}::uuid
    LEFT JOIN "NotificationPreference" p ON p."memberId" = m.id AND p.channel = 'MAIL'
      AND p.type = ${type}
    WHERE u.email IN (${Prisma.join(addresses)})`

export type Mailing = {
  isWanted: boolean
  dueAt: Date
  /** Null: no account is known for this address. */
  firstName: string | null
  memberId: string | null
  type: NotificationType | null
}

/** Addresses without an account get it immediately. */
export async function listMailings(
  tx: Tx,
  workspaceId: string | null,
  event: string,
  addresses: string[],
): Promise<(address: string) => Mailing> {
  const type = typeOfMail(event)
  const at = now()
  const atOnce = { isWanted: true, dueAt: at, firstName: null, memberId: null, type: null }
  if (addresses.length === 0 || !canWait(event)) return () => atOnce
  const recipients = await listRecipients(tx, workspaceId, type, addresses)
  const mailings = recipients.map(({ email, firstName, memberId, delivery, ...clock }): [string, Mailing] => {
    const isWanted = goesByItself(delivery)
    return [email, { isWanted, dueAt: quietEnd(at, clock) ?? at, firstName, memberId, type }]
  })
  const byAddress = new Map(mailings)
  return (address) => byAddress.get(address) ?? atOnce
}

/** `held`: neither sent nor deleted while its workspace is suspended or scheduled for deletion. */
export type MailDecision = 'wanted' | 'held' | 'unwanted'

export function decisionIn(workspace: WorkspaceState, at: Date): MailDecision {
  if (isWorkspaceOpen(workspace)) return 'wanted'
  return workspace.deletionAt === null || workspace.deletionAt > at ? 'held' : 'unwanted'
}
