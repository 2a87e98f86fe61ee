import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { db, type Prisma } from '@/lib/platform/db'
import { formatDate } from '@/lib/shared/dates'

const MOST_OPEN_STEPS = 20

const meeting = { id: true, startsAt: true } as const

async function ofSeries({ workspaceId, memberId }: Actor, id: string) {
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id, workspaceId }, select: { seriesId: true } })
  return { workspaceId, seriesId, canceledAt: null, attendees: { some: { memberId } } }
}

async function listOpenSteps(meetings: Prisma.MeetingWhereInput) {
  const rows = await db.followUpItem.findMany({
    relationLoadStrategy: 'join',
    where: { doneAt: null, followUp: { meeting: meetings } },
    orderBy: [{ followUp: { meeting: { startsAt: 'asc' } } }, { createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_OPEN_STEPS,
    select: {
      id: true,
      followUpId: true,
      title: true,
      dueOn: true,
      owner: { select: { user: { select: { firstName: true, lastName: true } } } },
    },
  })
  return rows.map(({ owner, dueOn, ...step }) => ({
    ...step,
    owner: owner && fullName(owner.user),
    due: dueOn && formatDate(dueOn, 'MMM DD, YYYY', 'UTC'),
  }))
}

/** The meetings of a series before and after one, and the next steps left open before it. */
export async function getSeriesAround(actor: Actor, { id, startsAt }: { id: string; startsAt: Date }) {
  const series = await ofSeries(actor, id)
  const before = { ...series, startsAt: { lt: startsAt } }
  const after = { ...series, startsAt: { gt: startsAt } }
  const [earlier, next, openSteps] = await Promise.all([
    db.meeting.findFirst({ where: before, orderBy: { startsAt: 'desc' }, select: meeting }),
    db.meeting.findFirst({ where: after, orderBy: { startsAt: 'asc' }, select: meeting }),
    listOpenSteps(before),
  ])
  return { earlier, next, openSteps }
}
