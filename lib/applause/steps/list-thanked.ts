import 'server-only'
import type { Tx } from '@/lib/platform/db'

const thanked = { id: true, user: { select: { email: true, firstName: true, lastName: true } } } as const

export const listThanked = (tx: Tx, applauseId: string) =>
  tx.member.findMany({
    where: { receivedApplause: { some: { applauseId } } },
    orderBy: [{ findName: 'asc' }, { id: 'asc' }],
    select: thanked,
  })
