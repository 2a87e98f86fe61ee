import 'server-only'
import { followUpPath } from '@/lib/follow-ups/rules'
import type { CoveredMeeting } from '@/lib/meetings/summaries/queries/list-covered'
import { fullName } from '@/lib/members/rules'
import { db, type Prisma } from '@/lib/platform/db'
import { dayOf, formatDate } from '@/lib/shared/dates'
import { truncate } from '@/lib/shared/text'
import type { Source } from '@/lib/summaries/rules/prompt'

const named = { select: { id: true, user: { select: { firstName: true, lastName: true } } } } as const

const selected = {
  id: true,
  decisions: true,
  items: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, dueOn: true, doneAt: true, owner: named },
  },
  comments: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, comment: true, member: named },
  },
} as const satisfies Prisma.FollowUpSelect

type Row = Prisma.FollowUpGetPayload<{ select: typeof selected }>

type Named = Row['comments'][number]['member']

const nameOf = (member: Named) => member && fullName(member.user)

const stepText = ({ title, dueOn, doneAt }: Row['items'][number]) =>
  `${title}${dueOn === null ? '' : ` (due ${dayOf(dueOn)})`}${doneAt === null ? '' : ' (done)'}`

const SHOWN = 60

/** Sources of one follow-up; decisions and agenda have no single author. */
function sourcesOf(
  { id, description, startsAt, authorIds }: CoveredMeeting,
  row: Row | undefined,
  zone: string | null,
) {
  const when = zone === null ? '' : `, ${formatDate(startsAt, 'MMM DD, YYYY', zone)}`
  const source = (kind: string, text: string, anchor: string, by: string | null = null, label = kind): Source => ({
    kind: `${kind}${when}`,
    text,
    by,
    label: `${label}${when}`,
    href: `${followUpPath(id)}#${anchor}`,
  })
  const quoted = (kind: string, text: string) => `${kind}: ${truncate(text, SHOWN)}`
  const isHeard = (member: Named) => member !== null && authorIds.has(member.id)
  return [
    source('Agenda', description, 'agenda'),
    ...(row?.decisions.split('\n') ?? []).map((line) =>
      source('Decision', line, 'decisions', null, quoted('Decision', line)),
    ),
    ...(row?.items ?? [])
      .filter(({ owner }) => owner === null || isHeard(owner))
      .map((item) => source('Next step', stepText(item), item.id, nameOf(item.owner), quoted('Next step', item.title))),
    ...(row?.comments ?? [])
      .filter(({ member }) => isHeard(member))
      .map(({ member, ...said }) =>
        source('Comment', said.comment, said.id, nameOf(member), `Comment by ${nameOf(member)}`),
      ),
  ]
}

/** Sources of a summary; of several follow-ups, each names its day. */
export async function listFollowUpMaterial(meetings: readonly CoveredMeeting[], zone: string): Promise<Source[]> {
  const rows = await db.followUp.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: meetings.map(({ id }) => id) } },
    select: selected,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return meetings.flatMap((meeting) => sourcesOf(meeting, byId.get(meeting.id), meetings.length > 1 ? zone : null))
}
