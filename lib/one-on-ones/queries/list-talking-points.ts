import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { canChangeWords } from '@/lib/one-on-ones/policy'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import { carriedFrom } from '@/lib/one-on-ones/rules/talking-points'
import { db, type Prisma } from '@/lib/platform/db'
import { ownPairs } from './find-partner'

const author = { select: { user: { select: { firstName: true, lastName: true } } } } as const

const selected = {
  id: true,
  text: true,
  link: true,
  authorId: true,
  author,
  doneAt: true,
  createdAt: true,
  notes: {
    orderBy: { createdAt: 'asc' },
    select: { id: true, text: true, authorId: true, author, editedAt: true },
  },
} as const satisfies Prisma.TalkingPointSelect

type Row = Prisma.TalkingPointGetPayload<{ select: typeof selected }>

const nameOf = (by: Row['author']) => (by === null ? 'Somebody who left' : fullName(by.user))

export type PointNote = { id: string; text: string; by: string; isEdited: boolean; can: { change: boolean } }

export type AgendaPoint = {
  id: string
  text: string
  link: string
  by: string
  isDone: boolean
  /** The date of the meeting it was carried over from. */
  carriedFrom: Date | null
  notes: PointNote[]
  can: { change: boolean }
}

const toNote = (actor: Actor, { editedAt, author: by, ...note }: Row['notes'][number]): PointNote => ({
  id: note.id,
  text: note.text,
  by: nameOf(by),
  isEdited: editedAt !== null,
  can: { change: canChangeWords(actor, note) },
})

type Held = { id: string; pairId: string; isOpen: boolean; completedAt: Date | null }

const findPrevious = ({ id, pairId, completedAt }: Held) =>
  db.meeting.findFirst({
    where: {
      id: { not: id },
      oneOnOne: { pairId },
      completedAt: { not: null, ...(completedAt !== null && { lt: completedAt }) },
    },
    orderBy: { completedAt: 'desc' },
    select: { startsAt: true, completedAt: true },
  })

type Previous = Awaited<ReturnType<typeof findPrevious>>

const toPoint = (
  actor: Actor,
  { notes, author: by, authorId, doneAt, createdAt, ...point }: Row,
  previous: Previous,
) => ({
  ...point,
  by: nameOf(by),
  isDone: doneAt !== null,
  carriedFrom: carriedFrom(createdAt, previous),
  notes: notes.map((note) => toNote(actor, note)),
  can: { change: doneAt === null && canChangeWords(actor, { authorId }) },
})

const listPoints = (actor: Actor, pairId: string, which: Prisma.TalkingPointWhereInput) =>
  db.talkingPoint.findMany({
    relationLoadStrategy: 'join',
    where: { pairId, pair: ownPairs(actor), ...which },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }],
    take: 2 * oneOnOneLimits.openPoints,
    select: selected,
  })

/**
 * A meeting's agenda: points ticked off in it and, while upcoming, every open point, so open points carry over. `since`
 * is the pair's previous meeting.
 */
export async function listTalkingPoints(
  actor: Actor,
  meeting: Held,
): Promise<{ points: AgendaPoint[]; since: Date | null }> {
  const { id: meetingId, pairId, isOpen } = meeting
  const [rows, previous] = await Promise.all([
    listPoints(actor, pairId, { OR: [{ meetingId }, ...(isOpen ? [{ doneAt: null }] : [])] }),
    findPrevious(meeting),
  ])
  return { points: rows.map((row) => toPoint(actor, row, previous)), since: previous?.startsAt ?? null }
}

export const listOpenPoints = async (actor: Actor, pairId: string): Promise<AgendaPoint[]> =>
  (await listPoints(actor, pairId, { doneAt: null })).map((row) => toPoint(actor, row, null))
