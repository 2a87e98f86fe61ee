import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Prisma } from '@/lib/platform/db'

type Of = Pick<Prisma.MeetingFindFirstArgs, 'where'> & { orderBy: Prisma.MeetingOrderByWithRelationInput[] }

/**
 * The latest planned meeting as its series has it: changes leave past and canceled ones as they were, so only a series
 * without any to come takes one of them.
 */
export async function findPlanned<Row>(
  series: Prisma.MeetingWhereInput,
  find: (of: Of) => Promise<Row | null>,
): Promise<Row | null> {
  const orderBy: Of['orderBy'] = [
    { canceledAt: { sort: 'asc', nulls: 'first' } },
    { isException: 'asc' },
    { occursOn: 'desc' },
  ]
  const coming = { ...series, startsAt: { gt: now() }, completedAt: null, canceledAt: null }
  return (await find({ where: coming, orderBy })) ?? find({ where: series, orderBy })
}
