import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { searchPeople, type PersonSuggestion } from '@/lib/members/queries'
import type { PeopleFilter } from '@/lib/members/schema'
import { db } from '@/lib/platform/db'

const FIRST = 10

type Known = Omit<PersonSuggestion, 'teams'>

/** People the actor has one-on-ones with, the latest or next first, then their managers and the people they lead. */
const listKnown = ({ workspaceId, memberId }: Actor) => db.$queryRaw<Known[]>`
  WITH met AS (
    SELECT CASE WHEN p."firstId" = ${memberId}::uuid THEN p."secondId" ELSE p."firstId" END AS id, 0 AS rank,
      max(a."startsAt") AS at
    FROM "MeetingAttendee" a JOIN "OneOnOne" o ON o.id = a."meetingId" JOIN "OneOnOnePair" p ON p.id = o."pairId"
    WHERE a."memberId" = ${memberId}::uuid AND a.kind = 'ONE_ON_ONE' AND NOT a."isCanceled" GROUP BY 1
  ), known AS (
    SELECT * FROM met UNION ALL
    SELECT other."memberId", CASE WHEN other."isManager" THEN 1 ELSE 2 END, NULL FROM "TeamMember" own
      JOIN "TeamMember" other ON other."teamId" = own."teamId" AND other."isManager" <> own."isManager"
    WHERE own."memberId" = ${memberId}::uuid
  )
  SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, u.email, u."pictureId"
  FROM (SELECT id, min(rank) AS rank, max(at) AS at FROM known GROUP BY id) k
    JOIN "Member" m ON m.id = k.id AND m.status = 'ACTIVE' JOIN "User" u ON u.id = m."userId"
  WHERE m."workspaceId" = ${workspaceId}::uuid AND m.id <> ${memberId}::uuid
  ORDER BY k.rank, k.at DESC NULLS LAST, m."findName", m.id LIMIT ${FIRST}`

/** Colleagues for a one-on-one: until words are typed, those the actor works with come first. */
export async function searchPartners(actor: Actor, filter: PeopleFilter): Promise<Known[]> {
  const [known, people] = await Promise.all([
    filter.query === '' ? listKnown(actor) : [],
    searchPeople(actor, { ...filter, others: '1' }),
  ])
  const knownIds = new Set(known.map(({ id }) => id))
  return [...known, ...people.filter(({ id }) => !knownIds.has(id))]
}
