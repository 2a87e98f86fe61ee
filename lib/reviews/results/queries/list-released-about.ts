import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, Prisma } from '@/lib/platform/db'
import { mapReading, rowsOf } from '@/lib/platform/reading'
import { mayReadReleased } from '@/lib/reviews/model/queries/find-readers'
import { titleOfNote } from '@/lib/reviews/model/queries/title-of-note'

export type ReleasedRow = { id: string; title: string; releasedAt: Date; isMine: boolean; isNote: boolean }

const SHOWN = 10
const SUGGESTED = 3

const releasedPath = ({ id, isMine }: Pick<ReleasedRow, 'id' | 'isMine'>) =>
  `/feedback/${isMine ? 'preview' : 'shared'}/${id}`

/** The title as the viewer's lists show it. */
const shownTitle = ({ memberId }: Actor) =>
  Prisma.sql`CASE WHEN r.kind = 'NOTE' AND r."subjectId" = ${memberId}::uuid THEN ${titleOfNote} ELSE r.title END AS title`

const isNote = Prisma.sql`r.kind = 'NOTE' AS "isNote"`

/** Only what the viewer may read. */
export const listReleasedAbout = (actor: Actor, subjectId: string): Promise<ReleasedRow[]> =>
  db.$queryRaw<ReleasedRow[]>`
    SELECT r.id, ${shownTitle(actor)}, r."releasedAt", r."creatorId" = ${actor.memberId}::uuid AS "isMine", ${isNote}
    FROM "Review" r
    WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."subjectId" = ${subjectId}::uuid
      AND r.status IN ('RELEASED', 'ACKNOWLEDGED') AND ${mayReadReleased(actor)}
    ORDER BY r."releasedAt" DESC, r.id DESC LIMIT ${SHOWN}`

/** Feedback released since a moment that the viewer may read, as talking points. */
export function releasedSinceReading(actor: Actor, subjectIds: readonly string[], since: Date) {
  const statement = Prisma.sql`
    SELECT r.id, ${shownTitle(actor)}, r."creatorId" = ${actor.memberId}::uuid AS "isMine", ${isNote}
    FROM "Review" r
    WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."subjectId" = ANY (${[...subjectIds]}::uuid[])
      AND r.status IN ('RELEASED', 'ACKNOWLEDGED') AND r."releasedAt" > ${since} AND ${mayReadReleased(actor)}
    ORDER BY r."releasedAt" DESC, r.id DESC LIMIT ${SUGGESTED}`
  return mapReading(rowsOf<Omit<ReleasedRow, 'releasedAt'>>(statement), (rows) =>
    rows.map((row) => ({
      text: row.title,
      link: releasedPath(row),
      // A note's title says what it is.
      why: row.isNote ? '' : 'Feedback released',
    })),
  )
}

/** Released feedback, or closed where its subject asked for it; null when the viewer may not read its results. */
export async function findReleased(actor: Actor, id: string): Promise<{ title: string; href: string } | null> {
  const [row] = await db.$queryRaw<Pick<ReleasedRow, 'title' | 'isMine'>[]>`
    SELECT ${shownTitle(actor)}, r."creatorId" = ${actor.memberId}::uuid AS "isMine" FROM "Review" r
    WHERE r.id = ${id}::uuid AND r."workspaceId" = ${actor.workspaceId}::uuid AND ${mayReadReleased(actor)}
      AND (r.status IN ('RELEASED', 'ACKNOWLEDGED') OR (r.status = 'CLOSED' AND r."creatorId" = r."subjectId"))`
  return row ? { title: row.title, href: releasedPath({ ...row, id }) } : null
}
