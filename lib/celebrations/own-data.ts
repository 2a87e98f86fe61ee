import 'server-only'
import { activeIn, inWorkspace, newestOwn, upToMost, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'

const workspace = { select: { name: true } } as const

export const ownCelebrations = (async ({ userId }) => {
  const where = { member: activeIn(userId) }
  const [celebrations, optOuts, congratulations] = await Promise.all([
    db.celebration.findMany({ where, ...newestOwn, select: { workspace, day: true, reasons: true, viewedAt: true } }),
    db.celebrationOptOut.findMany({ where, select: { workspace, kind: true } }),
    db.congratulation.findMany({ where, ...newestOwn, select: { workspace, createdAt: true } }),
  ])
  return {
    celebrations: upToMost(celebrations).map(inWorkspace),
    notCelebrated: optOuts.map(inWorkspace),
    congratulations: upToMost(congratulations).map(inWorkspace),
  }
}) satisfies OwnData

export const eraseCelebrations: Erasure = async (tx, { userId }) => {
  const theirs = { where: { member: { userId } } }
  await tx.congratulation.deleteMany(theirs)
  await tx.celebrationOptOut.deleteMany(theirs)
  await tx.celebration.deleteMany(theirs)
}
