import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { planAt, planColumns } from '@/lib/access/workspace/subscription'
import { offersApplause } from '@/lib/applause/queries/applause-gate'
import { featureGate, type Payer } from '@/lib/billing/rules'
import { sharedKinds } from '@/lib/celebrations/rules/celebration-kinds'
import { lineForTeammates, sharedReasons, type StillShared } from '@/lib/celebrations/rules/celebration-words'
import { reasonsSchema } from '@/lib/celebrations/schema'
import { fullName, type PersonName } from '@/lib/members/rules'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'

/** Days Home shows a celebration. */
const SHOWN_DAYS = 7
const MOST = 6

const isTeammate = ({ memberId }: Actor) => Prisma.sql`m.id <> ${memberId}::uuid AND EXISTS (
  SELECT FROM "TeamMember" own JOIN "TeamMember" theirs ON theirs."teamId" = own."teamId"
  WHERE own."memberId" = ${memberId}::uuid AND theirs."memberId" = m.id)`

type Row = PersonName &
  StillShared &
  Omit<Payer, 'isBilled'> & {
    id: string
    memberId: string
    pictureId: string | null
    reasons: unknown
    count: number
    isCongratulated: boolean
  }

const findRows = (tx: Tx, actor: Actor, condition: Prisma.Sql) => tx.$queryRaw<Row[]>`
  SELECT c.id, m.id AS "memberId", u."firstName", u."lastName", u."pictureId", c.reasons,
    ARRAY(SELECT o.kind FROM "CelebrationOptOut" o WHERE o."memberId" = m.id) AS uncelebrated, COALESCE(p."isBirthdayShared", false) AS "isBirthdayShared",
    ARRAY(SELECT b.badge FROM "BadgeAward" b WHERE b."memberId" = m.id AND b."isHidden") AS "hiddenBadges",
    (SELECT count(*)::int FROM "Congratulation" g WHERE g."celebrationId" = c.id) AS count,
    EXISTS (SELECT FROM "Congratulation" g WHERE g."celebrationId" = c.id AND g."memberId" = ${actor.memberId}::uuid) AS "isCongratulated",
    ${planColumns}
  FROM "Celebration" c JOIN "Member" m ON m.id = c."memberId" AND m.status = 'ACTIVE'
    JOIN "User" u ON u.id = m."userId" LEFT JOIN "Profile" p ON p."userId" = u.id
    JOIN "Workspace" w ON w.id = c."workspaceId" ${planAt(now())}
  WHERE c."workspaceId" = ${actor.workspaceId}::uuid AND c.day > ${daysFrom(now(), -SHOWN_DAYS)}::date
    AND c.categories && ${sharedKinds}::text[] AND ${isTeammate(actor)} AND ${condition}
  ORDER BY c.day DESC, c.id LIMIT ${2 * MOST}`

export type TeamCelebration = {
  id: string
  memberId: string
  name: string
  pictureId: string | null
  line: string
  count: number
  isCongratulated: boolean
}

const seenOf = (rows: readonly Row[]): TeamCelebration[] =>
  rows.flatMap(({ id, memberId, pictureId, count, isCongratulated, ...row }) => {
    const line = lineForTeammates(sharedReasons(reasonsSchema.parse(row.reasons), row))
    return line === '' ? [] : [{ id, memberId, pictureId, count, isCongratulated, name: fullName(row), line }]
  })

export async function listTeamCelebrations(actor: Actor): Promise<TeamCelebration[]> {
  if (!offersApplause(actor)) return []
  const rows = await findRows(db, actor, Prisma.sql`true`)
  // Read with the rows, so Home needs one query.
  const isIncluded = (row: Row) => featureGate({ ...row, isBilled: env.BILLING === 'on' }, 'applaud') === null
  return seenOf(rows.filter(isIncluded)).slice(0, MOST)
}

/** Undefined where the actor may not see it. */
export async function findTeamCelebration(tx: Tx, actor: Actor, id: string): Promise<TeamCelebration | undefined> {
  return seenOf(await findRows(tx, actor, Prisma.sql`c.id = ${id}::uuid`))[0]
}
