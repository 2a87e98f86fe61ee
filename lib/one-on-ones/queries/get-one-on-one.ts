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
import { findEarlier } from './find-earlier'
import { findAgenda } from './find-agenda'
import { ownPairs, pairPersonOf, partnerOf, placedPerson, type PairPerson } from './find-partner'

/** Days a first one-on-one looks back. */
const FIRST_DAYS = 30

const person = { select: placedPerson } as const

const selectedFor = (memberId: string) =>
  ({
    pairId: true,
    pair: { select: { first: person, second: person } },
    meeting: { select: { completedAt: true, canceledAt: true, completedBy: person, canceledBy: person } },
    notes: { where: { memberId }, select: { text: true, changedAt: true } },
    comments: {
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_COMMENTS + 1,
      include: { member: person },
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

const ofProduct = { isEdited: false, can: { change: false } } as const

/** What the product says of its end, which an undone completion takes back. */
function endOf({ completedAt, completedBy, canceledAt, canceledBy }: Row['meeting']): PairComment[] {
  if (completedAt !== null) {
    const by = completedBy && pairPersonOf(completedBy)
    return [{ ...ofProduct, id: 'completed', by, comment: 'Completed this meeting.', createdAt: completedAt }]
  }
  if (canceledAt === null) return []
  const by = canceledBy && pairPersonOf(canceledBy)
  const comment = by ? 'Canceled this meeting.' : 'This meeting was canceled.'
  return [{ ...ofProduct, id: 'canceled', by, comment, createdAt: canceledAt }]
}

const commentsOf = (actor: Actor, { meeting }: Row, rows: Row['comments']): PairComment[] =>
  [...rows.map((row) => toComment(actor, row)), ...endOf(meeting)].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )

/** Throws not-found for anyone but the two. */
export async function getOneOnOne(actor: Actor, id: string) {
  const [row, meeting] = await Promise.all([findRow(actor, id), getMeeting(actor, 'ONE_ON_ONE', id)])
  if (!row) throw noSuchPair()
  const { pairId, notes } = row
  const partner = partnerOf(actor, row.pair)
  const { comments, hasEarlierComments } = latestComments(row.comments)
  const isOpen = !meeting.isCompleted && !meeting.isCanceled
  const { completedAt } = row.meeting
  const [{ since, ...agenda }, earlier] = await Promise.all([
    findAgenda(actor, pairId, { id, isOpen, completedAt }),
    isOpen ? findEarlier(pairId, meeting) : null,
  ])
  return {
    meeting: { ...meeting, can: { ...meeting.can, change: meeting.can.change && !partner.hasLeft } },
    pairId,
    partner,
    self: { memberId: actor.memberId, name: fullName(actor) },
    ...agenda,
    earlier,
    since: since ?? daysFrom(now(), -FIRST_DAYS),
    hasMet: since !== null,
    comments: commentsOf(actor, row, comments),
    hasEarlierComments,
    privateNote: notes[0] ?? null,
    isOpen,
    today: dayIn(now(), actor.timeZone),
  }
}
export type OneOnOneDetail = Awaited<ReturnType<typeof getOneOnOne>>
