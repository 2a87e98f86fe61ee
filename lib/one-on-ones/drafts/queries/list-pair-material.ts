import 'server-only'
import type { CoveredMeeting } from '@/lib/meetings/summaries/queries/list-covered'
import { fullName } from '@/lib/members/rules'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import { oneOnOnePath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import { db, type Prisma } from '@/lib/platform/db'
import { dayOf, formatDate } from '@/lib/shared/dates'
import { truncate } from '@/lib/shared/text'
import type { Source } from '@/lib/summaries/rules/prompt'

const named = { select: { id: true, user: { select: { firstName: true, lastName: true } } } } as const

const point = {
  id: true,
  text: true,
  doneAt: true,
  author: named,
  notes: { orderBy: { createdAt: 'asc' }, select: { id: true, text: true, author: named } },
} as const satisfies Prisma.TalkingPointSelect

// Private notes are in PrivateNote, which drafts never read.
const selected = {
  id: true,
  points: { orderBy: [{ position: 'asc' }, { createdAt: 'asc' }], select: point },
  comments: {
    where: { isFixed: false },
    orderBy: { createdAt: 'asc' },
    select: { id: true, comment: true, member: named },
  },
} as const satisfies Prisma.OneOnOneSelect

type Row = Prisma.OneOnOneGetPayload<{ select: typeof selected }>
type Point = Prisma.TalkingPointGetPayload<{ select: typeof point }>
type Named = Point['author']

const nameOf = (member: Named) => member && fullName(member.user)

type Place = { authorIds: ReadonlySet<string>; path: string; when: string }

const isHeard = ({ authorIds }: Place, member: Named) => member !== null && authorIds.has(member.id)

const SHOWN = 60

const quoted = (kind: string, text: string) => `${kind}: ${truncate(text, SHOWN)}`

type Said = { kind: string; text: string; anchor: string; by: Named; label: string }

const sourceAt = ({ path, when }: Place, { kind, text, anchor, by, label }: Said): Source => ({
  kind: `${kind}${when}`,
  text,
  by: nameOf(by),
  label: `${label}${when}`,
  href: `${path}#${anchor}`,
})

function sourcesOfPoint(place: Place, { id, text, doneAt, author, notes }: Point): Source[] {
  const kind = doneAt === null ? 'Open talking point' : 'Talking point'
  const isOwn = isHeard(place, author)
  const own = isOwn ? [{ kind, text, anchor: id, by: author, label: quoted('Talking point', text) }] : []
  const heard = notes
    .filter((note) => isHeard(place, note.author))
    .map((note) => ({
      kind: 'Note',
      text: isOwn ? `On “${text}”: ${note.text}` : note.text,
      anchor: id,
      by: note.author,
      label: `Note by ${nameOf(note.author)}`,
    }))
  return [...own, ...heard].map((said) => sourceAt(place, said))
}

const sourcesOfMeeting = (place: Place, description: string, row: Row | undefined): Source[] => [
  sourceAt(place, { kind: 'Description', text: description, anchor: 'description', by: null, label: 'Description' }),
  ...(row?.points ?? []).flatMap((one) => sourcesOfPoint(place, one)),
  ...(row?.comments ?? [])
    .filter(({ member }) => isHeard(place, member))
    .map(({ id, comment, member: by }) =>
      sourceAt(place, { kind: 'Comment', text: comment, anchor: id, by, label: `Comment by ${nameOf(by)}` }),
    ),
]

/** Sources of these one-on-ones; of several, each names its day. */
export async function listMeetingMaterial(meetings: readonly CoveredMeeting[], zone: string): Promise<Source[]> {
  const ids = meetings.map(({ id }) => id)
  const rows = await db.oneOnOne.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids } },
    select: selected,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isSeveral = meetings.length > 1
  return meetings.flatMap(({ id, description, startsAt, authorIds }) => {
    const when = isSeveral ? `, ${formatDate(startsAt, 'MMM DD, YYYY', zone)}` : ''
    return sourcesOfMeeting({ authorIds, path: oneOnOnePath(id), when }, description, byId.get(id))
  })
}

export async function listOpenMaterial(pairId: string, place: Place): Promise<Source[]> {
  const points = await db.talkingPoint.findMany({
    relationLoadStrategy: 'join',
    where: { pairId, doneAt: null },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }],
    take: oneOnOneLimits.openPoints,
    select: point,
  })
  return points.flatMap((one) => sourcesOfPoint(place, one))
}

export async function listItemMaterial(pairId: string, place: Place): Promise<Source[]> {
  const items = await db.oneOnOneItem.findMany({
    relationLoadStrategy: 'join',
    where: { pairId },
    orderBy: [{ doneAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'asc' }],
    take: oneOnOneLimits.openItems,
    select: { id: true, title: true, dueOn: true, doneAt: true, owner: named },
  })
  return items
    .filter(({ owner }) => isHeard(place, owner))
    .map(({ id, title, dueOn, doneAt, owner }) => {
      const state = doneAt === null ? (dueOn === null ? '' : ` (due ${dayOf(dueOn)})`) : ' (done)'
      const said = { kind: 'Action item', text: `${title}${state}`, anchor: id, by: owner }
      return sourceAt(place, { ...said, label: quoted('Action item', title) })
    })
}
