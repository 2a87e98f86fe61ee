import 'server-only'
import { activeIn, inWorkspace, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'

/** How much AI they have used. What it drafted is of the people in a meeting, and kept there. */
export const ownAiUsage = (async ({ userId }) => {
  const rows = await db.aiUsage.findMany({
    where: { member: activeIn(userId) },
    select: {
      workspace: { select: { name: true } },
      ...{ dayOn: true, requestsToday: true, tokensToday: true, monthOn: true, requestsThisMonth: true },
    },
  })
  return { aiUsage: rows.map(inWorkspace) }
}) satisfies OwnData

export const eraseAiUsage: Erasure = async (tx, { userId }) => {
  await tx.aiUsage.deleteMany({ where: { member: { userId } } })
}
