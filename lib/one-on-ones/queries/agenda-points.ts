import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { canChangeWords } from '@/lib/one-on-ones/policy'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import { carriedFrom } from '@/lib/one-on-ones/rules/talking-points'
import type { Prisma } from '@/lib/platform/db'
import { formatDate } from '@/lib/shared/dates'

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

const nameOf = (by: Row['author']) => (by === null ? 'Former colleague' : fullName(by.user))

export type PointNote = { id: string; text: string; by: string; isEdited: boolean; can: { change: boolean } }

export type AgendaPoint = {
  id: string
  text: string
  link: string
  by: string
  isDone: boolean
  /** The day of the meeting it was carried over from, in the reader's zone. */
  carriedFrom: string | null
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

type Previous = { startsAt: Date; completedAt: Date | null }

const toPoint = (
  actor: Actor,
  { notes, author: by, authorId, doneAt, createdAt, ...point }: Row,
  previous: Previous | null,
): AgendaPoint => {
  const origin = carriedFrom(createdAt, previous)
  return {
    ...point,
    by: nameOf(by),
    isDone: doneAt !== null,
    carriedFrom: origin && formatDate(origin, 'MMM DD, YYYY', actor.timeZone),
    notes: notes.map((note) => toNote(actor, note)),
    can: { change: doneAt === null && canChangeWords(actor, { authorId }) },
  }
}

/** The points of a pair. */
export const pointsWhere = (which: Prisma.TalkingPointWhereInput) =>
  ({
    where: which,
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }],
    take: 2 * oneOnOneLimits.openPoints,
    select: selected,
  }) as const satisfies Prisma.OneOnOnePair$pointsArgs

export const toPoints = (actor: Actor, rows: readonly Row[], previous: Previous | null): AgendaPoint[] =>
  rows.map((row) => toPoint(actor, row, previous))
