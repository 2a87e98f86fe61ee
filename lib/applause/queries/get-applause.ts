import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canDeleteApplause, canEditApplause, isGiver } from '@/lib/applause/policy'
import { noSuchApplause } from '@/lib/applause/refusals'
import type { ApplauseCommentsFilter } from '@/lib/applause/schema'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { readCursor, toPage } from '@/lib/shared/page'
import { givingGate } from './applause-gate'
import { findApplauseCard, type ApplausePerson } from './list-applause'
import { listReactors } from './list-reactors'
import { readableApplause } from './readable-applause'

const PAGE_SIZE = 100

type Row = Omit<ApplausePerson, 'memberId'> & {
  id: string
  comment: string
  createdAt: Date
  isEdited: boolean
  memberId: string
}

function findComments(actor: Actor, id: string, { after }: ApplauseCommentsFilter) {
  const cursor = readCursor(after)
  const earlier = cursor ? Prisma.sql`AND (s."createdAt", s.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  return db.$queryRaw<Row[]>`
  SELECT s.id, s.comment, s."createdAt", s."editedAt" IS NOT NULL AS "isEdited", s."memberId",
    TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId"
  FROM "ApplauseComment" s JOIN "Applause" a ON a.id = s."applauseId"
    JOIN "Member" m ON m.id = s."memberId" JOIN "User" u ON u.id = m."userId"
  WHERE s."applauseId" = ${id}::uuid AND ${readableApplause(actor)} ${earlier}
  ORDER BY s."createdAt" DESC, s.id DESC LIMIT ${PAGE_SIZE + 1}`
}

const toComment = (actor: Actor, { id, comment, createdAt, isEdited, ...by }: Row) => ({
  id,
  comment,
  createdAt,
  isEdited,
  by,
  can: { change: by.memberId === actor.memberId },
})

/** A page of comments, the latest last. */
async function listComments(actor: Actor, id: string, filter: ApplauseCommentsFilter) {
  const { rows, next } = toPage(
    await findComments(actor, id, filter),
    PAGE_SIZE,
    ({ createdAt: at, id: commentId }) => ({
      at,
      id: commentId,
    }),
  )
  return { rows: rows.toReversed().map((row) => toComment(actor, row)), next }
}

/** Throws not-found for people who may not read it. */
export async function getApplause(actor: Actor, id: string, filter: ApplauseCommentsFilter = {}) {
  const [card, comments, reactors, gate] = await Promise.all([
    findApplauseCard(actor, id),
    listComments(actor, id, filter),
    listReactors(actor, id),
    givingGate(actor),
  ])
  if (!card) throw noSuchApplause()
  const given = { ...card, giverId: card.giver.memberId }
  const at = now()
  return {
    ...card,
    reactors,
    isOwn: isGiver(actor, given),
    /** Why the plan blocks answers; null: allowed. */
    gate,
    comments: comments.rows,
    /** The cursor of the comments before these; null: none. */
    earlier: comments.next,
    can: {
      edit: gate === null && canEditApplause(actor, given, at),
      delete: canDeleteApplause(actor, given, at),
    },
  }
}

export type ApplauseDetail = Awaited<ReturnType<typeof getApplause>>
