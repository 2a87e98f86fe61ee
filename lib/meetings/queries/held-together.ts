import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { Prisma } from '@/lib/platform/db'
import { alreadyRead, mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

export type HeldMeeting = { title: string; startsAt: Date; href: string }

type Held = { kind: MeetingKind; memberIds: readonly string[]; since: Date; most: number }

/** Completed meetings of the actor and all these people, latest first; none while the feature is off. */
export function heldTogetherReading(
  actor: Actor,
  { kind, memberIds, since, most }: Held,
): SharedReading<HeldMeeting[]> {
  if (!isSwitchedOn(actor, meetingKinds[kind].feature)) return alreadyRead([])
  const attends = (id: Prisma.Sql) => Prisma.sql`EXISTS (SELECT FROM "MeetingAttendee" a
    WHERE a."meetingId" = m.id AND a."memberId" = ${id} AND a."isAttending" IS NOT FALSE)`
  const statement = Prisma.sql`
    SELECT m.id, m.title, m."startsAt" FROM "MeetingAttendee" own JOIN "Meeting" m ON m.id = own."meetingId"
    WHERE own."memberId" = ${actor.memberId}::uuid AND own."isAttending" IS NOT FALSE AND own."startsAt" > ${since}
      AND m."workspaceId" = ${actor.workspaceId}::uuid AND m.kind = ${kind}::"MeetingKind"
      AND m."completedAt" IS NOT NULL AND m."canceledAt" IS NULL
      AND NOT EXISTS (SELECT FROM unnest(${[...memberIds]}::uuid[]) other (id) WHERE NOT ${attends(Prisma.sql`other.id`)})
    ORDER BY m."startsAt" DESC, m.id LIMIT ${most}`
  return mapReading(rowsOf<{ id: string; title: string; startsAt: Date }>(statement, ['startsAt']), (rows) =>
    rows.map(({ id, ...meeting }) => ({ ...meeting, href: meetingPath({ kind, id }) })),
  )
}
