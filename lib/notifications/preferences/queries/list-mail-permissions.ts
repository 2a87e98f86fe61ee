import 'server-only'
import { canWait, isTurnedOff, type ChosenMail } from '@/lib/notifications/letters'
import { quietEnd } from '@/lib/notifications/rules/notification-kinds'
import { db } from '@/lib/platform/db'
import { decisionIn, type MailDecision } from './list-mailings'

type Reader = {
  id: string
  event: string
  /** When its workspace is deleted; null: not scheduled. */
  deletionAt: Date | null
  suspendedAt: Date | null
  isHere: boolean
  isUnsubscribed: boolean
  chosen: ChosenMail | null
  timeZone: string | null
  quietFrom: string | null
  quietUntil: string | null
}

const listReaders = (mailIds: string[]) => db.$queryRaw<Reader[]>`
  SELECT l.id, l.event, u."timeZone", u."quietFrom", u."quietUntil", w."deletionAt", w."suspendedAt",
         l."workspaceId" IS NULL OR COALESCE(m.status = 'ACTIVE', false) AS "isHere",
         EXISTS (SELECT FROM "UnsubscribedAddress" n
                 WHERE n."workspaceId" = l."workspaceId" AND n.email = l.recipient) AS "isUnsubscribed",
         (SELECT jsonb_object_agg(p.type, p.delivery) FROM "NotificationPreference" p
          WHERE p."memberId" = m.id AND p.channel = 'MAIL') AS chosen
  FROM "Mail" l
  LEFT JOIN "Workspace" w ON w.id = l."workspaceId"
  LEFT JOIN "User" u ON u.email = l.recipient
  LEFT JOIN "Member" m ON m."userId" = u.id AND m."workspaceId" = l."workspaceId"
  WHERE l.id = ANY (${mailIds}::uuid[])`

/** Read as a mail leaves, which may be hours after it was written. */
export type MailPermission = {
  /** The end of current quiet hours, for a mail that can wait, or null. */
  quietEnd: Date | null
  /** With an account: wanted by members who have not turned it off. */
  inside: MailDecision
  /** Without one: wanted unless unsubscribed from the workspace. */
  outside: MailDecision
}

function permissionOf(reader: Reader, at: Date): MailPermission {
  const { event, isHere, isUnsubscribed, chosen, timeZone, ...quiet } = reader
  const isPatient = canWait(event)
  const decision = decisionIn(reader, at)
  const patient = isHere && !isTurnedOff(event, chosen ?? {}) ? decision : 'unwanted'
  return {
    quietEnd: isPatient && timeZone !== null ? quietEnd(at, { timeZone, ...quiet }) : null,
    inside: isPatient ? patient : 'wanted',
    outside: isUnsubscribed ? 'unwanted' : decision,
  }
}

/** By mail id; deleted rows are missing. */
export async function listMailPermissions(mailIds: string[], at: Date): Promise<Map<string, MailPermission>> {
  if (mailIds.length === 0) return new Map()
  const readers = await listReaders(mailIds)
  return new Map(readers.map((reader) => [reader.id, permissionOf(reader, at)]))
}
