import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma, escapedForLike, db, type Tx } from '@/lib/platform/db'
import { canManagePeople, canOpenPerson, canChangePlace } from '@/lib/members/people/policy'
import { noSuchPerson, notYourPerson, ownsTheirName } from '@/lib/members/people/refusals'
import { fullName } from '@/lib/members/rules'

/** Whether member `m` belongs to another workspace, too. */
const belongsElsewhere = Prisma.sql`
  EXISTS (SELECT FROM "Member" o WHERE o."userId" = m."userId" AND o.id <> m.id AND o.status = 'ACTIVE')`

export type PersonViewer = Pick<Actor, 'workspaceId' | 'memberId'>

/** Rechecks the role under the lock, because it may have changed since the request began. */
export async function stillManagesPeople(tx: Tx, { workspaceId, memberId }: PersonViewer) {
  const where = { id: memberId, workspaceId, status: 'ACTIVE' } as const
  const place = await tx.member.findFirst({ where, select: { role: true } })
  return place !== null && canManagePeople(place)
}

export const countOtherAdmins = (tx: Tx, { workspaceId, memberId }: PersonViewer) =>
  tx.member.count({
    where: { workspaceId, role: 'Admin', status: 'ACTIVE', id: { not: memberId } },
  })

/** For member `m`, or the given id. */
export const isLedBy = (memberId: string, whose = Prisma.sql`m.id`) => Prisma.sql`EXISTS (
  SELECT FROM "TeamMember" boss JOIN "TeamMember" theirs ON theirs."teamId" = boss."teamId"
  WHERE boss."memberId" = ${memberId}::uuid AND boss."isManager" AND theirs."memberId" = ${whose})`

const beginsIn = (text: Prisma.Sql, word: string) =>
  Prisma.sql`${text} LIKE (SELECT lower(${`% ${escapedForLike(word)}%`}))`

/** True if a word begins a name or the address of `m`; `findName` has a space before each. */
export const isFoundBy = (word: string) => beginsIn(Prisma.sql`m."findName"`, word)

/** True if a word begins a name of `m`, for readers who may not see the address. */
export const isNamedBy = (word: string) => beginsIn(Prisma.sql`(' ' || array_to_string(m."surnameFirst", ' '))`, word)

/**
 * True for active members. It checks against former ones, which are few and indexed, so that large counts stay fast.
 */
export const isHere = ({ workspaceId }: Pick<Actor, 'workspaceId'>, memberId: Prisma.Sql) => Prisma.sql`
  ${memberId} NOT IN (SELECT gone.id FROM "Member" gone
    WHERE gone."workspaceId" = ${workspaceId}::uuid AND gone.status = 'DEACTIVATED')`

type PersonFacts = {
  id: string
  role: Actor['role']
  email: string
  firstName: string
  lastName: string
  pictureId: string | null
  jobTitle: string
  isActive: boolean
  /** False once the account is deleted: they can't be reactivated. */
  isAccountOpen: boolean
  hasOtherPlaces: boolean
  isLed: boolean
  deactivatedAt: Date | null
  /** As YYYY-MM-DD; empty: unknown. */
  startDate: string
  tags: string[]
}

const findFacts = (tx: Tx, actor: Actor, id: string) => tx.$queryRaw<PersonFacts[]>`
  SELECT m.id, m.role, CASE WHEN m.status = 'ACTIVE' OR ${canManagePeople(actor)} THEN u.email ELSE '' END AS email, u."firstName", u."lastName", u."pictureId",
         CASE WHEN m.status = 'ACTIVE' OR NOT ${belongsElsewhere} THEN COALESCE(p."jobTitle", '') ELSE '' END AS "jobTitle",
         m.status = 'ACTIVE' AS "isActive",
         u.status = 'ACTIVE' AS "isAccountOpen",
         ${belongsElsewhere} AS "hasOtherPlaces",
         ${isLedBy(actor.memberId)} AS "isLed", m."deactivatedAt",
         COALESCE(to_char(m."startDate", 'YYYY-MM-DD'), '') AS "startDate",
         ARRAY(SELECT t.name FROM "MemberTag" g JOIN "Tag" t ON t.id = g."tagId" WHERE g."memberId" = m.id ORDER BY t.name) AS tags
  FROM "Member" m JOIN "User" u ON u.id = m."userId" LEFT JOIN "Profile" p ON p."userId" = u.id
  WHERE m.id = ${id}::uuid AND m."workspaceId" = ${actor.workspaceId}::uuid AND u."deletedAt" IS NULL`

/** For people who may edit the member. Throws not-found, or forbidden. */
export async function getPerson(actor: Actor, id: string) {
  const [person] = await findFacts(db, actor, id)
  if (!person) throw noSuchPerson()
  if (!canOpenPerson(actor, person)) throw notYourPerson()
  const { hasOtherPlaces, isLed: _isLed, isAccountOpen, ...facts } = person
  const name = fullName(facts)
  const isChangeable = canChangePlace(actor, id)
  return {
    ...facts,
    name,
    isSelf: id === actor.memberId,
    nameBlockedReason: hasOtherPlaces && id !== actor.memberId ? ownsTheirName(name).message : null,
    can: {
      manage: canManagePeople(actor),
      changeRole: isChangeable && facts.isActive,
      deactivate: isChangeable && facts.isActive,
      reactivate: isChangeable && !facts.isActive && isAccountOpen,
    },
  }
}
export type PersonView = Awaited<ReturnType<typeof getPerson>>

/** True for former members with a deleted account, who can't be edited. */
export const isAccountDeleted = async ({ workspaceId }: Actor, id: string) =>
  (await db.member.count({ where: { id, workspaceId, user: { deletedAt: { not: null } } } })) > 0
