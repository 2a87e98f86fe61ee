import 'server-only'
import { activeIn, inWorkspace, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'

export const ownAiUsage = (async ({ userId }) => {
  const rows = await db.aiUsage.findMany({
    where: { member: activeIn(userId) },
    select: {
      workspace: { select: { name: true } },
      dayOn: true,
      requestsToday: true,
      tokensToday: true,
      monthOn: true,
      requestsThisMonth: true,
    },
  })
  return { aiUsage: rows.map(inWorkspace) }
}) satisfies OwnData

export const eraseAiUsage: Erasure = async (tx, { userId }) => {
  await tx.aiUsage.deleteMany({ where: { member: { userId } } })
}
