import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canDeleteApplause, canEditApplause, isGiver } from '@/lib/applause/policy'
import { noSuchApplause } from '@/lib/applause/refusals'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { givingGate } from './applause-gate'
import { findApplauseCard, type ApplausePerson } from './list-applause'
import { listReactors } from './list-reactors'
import { readableApplause } from './readable-applause'

const MOST_COMMENTS = 200

type Row = Omit<ApplausePerson, 'memberId'> & {
  id: string
  comment: string
  createdAt: Date
  isEdited: boolean
  memberId: string
}

const listComments = (actor: Actor, id: string) => db.$queryRaw<Row[]>`
  SELECT s.id, s.comment, s."createdAt", s."editedAt" IS NOT NULL AS "isEdited", s."memberId",
    TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId"
  FROM "ApplauseComment" s JOIN "Applause" a ON a.id = s."applauseId"
    JOIN "Member" m ON m.id = s."memberId" JOIN "User" u ON u.id = m."userId"
  WHERE s."applauseId" = ${id}::uuid AND ${readableApplause(actor)}
  ORDER BY s."createdAt" DESC, s.id DESC LIMIT ${MOST_COMMENTS}`

const toComment = (actor: Actor, { id, comment, createdAt, isEdited, ...by }: Row) => ({
  id,
  comment,
  createdAt,
  isEdited,
  by,
  can: { change: by.memberId === actor.memberId },
})

/** Throws not-found for people who may not read it. */
export async function getApplause(actor: Actor, id: string) {
  const [card, comments, reactors, gate] = await Promise.all([
    findApplauseCard(actor, id),
    listComments(actor, id),
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
    comments: comments.toReversed().map((row) => toComment(actor, row)),
    can: {
      edit: gate === null && canEditApplause(actor, given, at),
      delete: canDeleteApplause(actor, given, at),
    },
  }
}

export type ApplauseDetail = Awaited<ReturnType<typeof getApplause>>
