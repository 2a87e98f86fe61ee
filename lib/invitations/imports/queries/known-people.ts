import 'server-only'
import type { Present } from '@/lib/invitations/imports/rules/row-changes'
import { Prisma, type Tx } from '@/lib/platform/db'
import type { PendingInvitation } from '@/lib/invitations/imports/rules/pending-invitations'
import { invitedBy, type InvitedBy } from '@/lib/invitations/queries/seats-on-hold'
import { now } from '@/lib/platform/clock'
import { standsBehind } from '@/lib/invitations/policy'
import type { Actor } from '@/lib/access/actor'
import type { Known, SlackRow } from '@/lib/invitations/imports/rules/decide-row'
import { countSeats } from '@/lib/billing/queries'
import type { WholeNames } from '@/lib/invitations/imports/rules/parsed-rows'
import { listKnownSlackIds } from '@/lib/integrations/queries'

type KnownPerson = Omit<Present, 'isSelf'> & { email: string }

const findPeople = (tx: Tx, workspaceId: string, emails: string[]) => tx.$queryRaw<KnownPerson[]>`
  SELECT u.email, m.id AS "memberId", m.role, u."firstName", u."lastName", u."timeZone",
         m.status = 'ACTIVE' AS "isActive", COALESCE(p."jobTitle", '') AS "jobTitle",
         COALESCE(to_char(m."startDate", 'YYYY-MM-DD'), '') AS "startDate",
         EXISTS (SELECT FROM "Member" o WHERE o."userId" = u.id AND o.id <> m.id AND o.status = 'ACTIVE') AS "belongsElsewhere",
         COALESCE((SELECT json_agg(json_build_object('name', t.name, 'isManager', i."isManager") ORDER BY t.name)
                   FROM "TeamMember" i JOIN "Team" t ON t.id = i."teamId" WHERE i."memberId" = m.id), '[]') AS teams,
         ARRAY(SELECT t.name FROM "MemberTag" i JOIN "Tag" t ON t.id = i."tagId" WHERE i."memberId" = m.id) AS tags
  FROM "User" u JOIN "Member" m ON m."userId" = u.id LEFT JOIN "Profile" p ON p."userId" = u.id
  WHERE m."workspaceId" = ${workspaceId}::uuid AND u.email = ANY(${emails})`

type FoundInvitation = PendingInvitation & InvitedBy & { email: string }

/** Pending invitations with a valid inviter; a new invitation replaces the others. */
async function findPendingInvitations(tx: Tx, workspaceId: string, emails: string[]) {
  const open = await tx.$queryRaw<FoundInvitation[]>`
    SELECT i.id AS "invitationId", i.email, i."firstName", i."lastName", i."jobTitle", i."startDate", i.role, ${invitedBy},
           COALESCE((SELECT json_agg(json_build_object('name', t.name, 'isManager', p."isManager") ORDER BY t.name)
                     FROM "InvitationTeam" p JOIN "Team" t ON t.id = p."teamId" WHERE p."invitationId" = i.id), '[]') AS teams,
           ARRAY(SELECT t.name FROM "InvitationTag" p JOIN "Tag" t ON t.id = p."tagId" WHERE p."invitationId" = i.id) AS tags
    FROM "Invitation" i JOIN "Member" m ON m.id = i."inviterId"
    WHERE i."workspaceId" = ${workspaceId}::uuid AND i.email = ANY(${emails})
      AND i.status = 'PENDING' AND i."expiresAt" > ${now()}`
  return open.flatMap(({ inviter, places: teams, ...invitation }) =>
    standsBehind(inviter, { role: invitation.role, teams }) ? [invitation] : [],
  )
}

/** Addresses without an entry are unknown here. */
export async function readKnown(
  tx: Tx,
  { workspaceId, memberId }: Actor,
  emails: string[],
): Promise<(email: string) => Known> {
  const people = await findPeople(tx, workspaceId, emails)
  const offers = await findPendingInvitations(tx, workspaceId, emails)
  const personOf = new Map(people.map(({ email, ...person }) => [email, person]))
  const offerOf = new Map(offers.map(({ email, ...invitation }) => [email, invitation]))
  return (email) => {
    const person = personOf.get(email)
    return {
      person: person === undefined ? null : { ...person, isSelf: person.memberId === memberId },
      invitation: offerOf.get(email) ?? null,
    }
  }
}

/** A row of a file has no Slack id. */
export type SlackColumns = { slackId: string; isGuest: boolean; isChosen: boolean }

/** Null for a row of a file. */
export async function readSlackRows(
  tx: Tx,
  actor: Actor,
  rows: readonly SlackColumns[],
): Promise<(row: SlackColumns) => SlackRow | null> {
  const ids = rows.map(({ slackId }) => slackId).filter((id) => id !== '')
  const here = ids.length === 0 ? new Set<string>() : await listKnownSlackIds(tx, actor, ids)
  return ({ slackId, isGuest, isChosen }) => (slackId === '' ? null : { isGuest, isChosen, isHere: here.has(slackId) })
}

/**
 * Seats taken, not counting an import's new people. An invitation without a valid inviter is replaced along with its
 * seat.
 */
export const countOtherSeats = (tx: Tx, { workspaceId }: Actor, id: string) =>
  countSeats(
    tx,
    workspaceId,
    Prisma.sql`i.email IN (SELECT r.email FROM "PeopleImportRow" r
      WHERE r."importId" = ${id}::uuid AND r.action = 'INVITE' AND r.status = 'READY')`,
  )

/** Names that contain a separator of a cell with several names. */
export async function listWholeNames(tx: Tx, { workspaceId }: Actor): Promise<WholeNames> {
  const rows = await tx.$queryRaw<{ kind: 'team' | 'tag'; name: string }[]>`
    SELECT 'team' AS kind, name FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid AND name ~ '[;,|]'
    UNION ALL SELECT 'tag', name FROM "Tag" WHERE "workspaceId" = ${workspaceId}::uuid AND name ~ '[;|]'`
  const named = (wanted: 'team' | 'tag') => rows.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return { teams: named('team'), tags: named('tag') }
}
