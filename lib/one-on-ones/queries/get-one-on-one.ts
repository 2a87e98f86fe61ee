import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { latestComments, MOST_COMMENTS } from '@/lib/meetings/rules/latest-comments'
import { canChangeComment } from '@/lib/one-on-ones/policy'
import { noSuchPair } from '@/lib/one-on-ones/refusals'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import { dayIn } from '@/lib/shared/dates'
import { findAgenda } from './find-agenda'
import { ownPairs, pairPersonOf, partnerOf, placedPerson, type PairPerson } from './find-partner'

/** Days a first one-on-one looks back. */
const FIRST_DAYS = 30

const selectedFor = (memberId: string) =>
  ({
    pairId: true,
    pair: { select: { first: { select: placedPerson }, second: { select: placedPerson } } },
    meeting: { select: { completedAt: true } },
    notes: { where: { memberId }, select: { text: true, changedAt: true } },
    comments: {
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_COMMENTS + 1,
      include: { member: { select: placedPerson } },
    },
  }) as const satisfies Prisma.OneOnOneSelect

const findRow = (actor: Actor, id: string) =>
  db.oneOnOne.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: actor.workspaceId, pair: ownPairs(actor) },
    select: selectedFor(actor.memberId),
  })

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** `by` null: the product. */
export type PairComment = {
  id: string
  comment: string
  by: PairPerson | null
  isEdited: boolean
  createdAt: Date
  can: { change: boolean }
}

const toComment = (actor: Actor, row: Row['comments'][number]): PairComment => ({
  id: row.id,
  comment: row.comment,
  by: row.member && pairPersonOf(row.member),
  isEdited: row.editedAt !== null,
  createdAt: row.createdAt,
  can: { change: canChangeComment(actor, row) },
})

/** Throws not-found for anyone but the two. */
export async function getOneOnOne(actor: Actor, id: string) {
  const [row, meeting] = await Promise.all([findRow(actor, id), getMeeting(actor, 'ONE_ON_ONE', id)])
  if (!row) throw noSuchPair()
  const { pairId, notes } = row
  const { comments, hasEarlierComments } = latestComments(row.comments)
  const isOpen = !meeting.isCompleted && !meeting.isCanceled
  const { completedAt } = row.meeting
  const { points, items, since } = await findAgenda(actor, pairId, { id, isOpen, completedAt })
  return {
    meeting,
    pairId,
    partner: partnerOf(actor, row.pair),
    self: { memberId: actor.memberId, name: fullName(actor) },
    points,
    since: since ?? daysFrom(now(), -FIRST_DAYS),
    hasMet: since !== null,
    items,
    comments: comments.map((comment) => toComment(actor, comment)),
    hasEarlierComments,
    privateNote: notes[0] ?? null,
    isOpen,
    today: dayIn(now(), actor.timeZone),
  }
}
export type OneOnOneDetail = Awaited<ReturnType<typeof getOneOnOne>>
