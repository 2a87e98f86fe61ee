import 'server-only'
import {
  activeIn,
  inWorkspace,
  leftOutOf,
  newestOwn,
  upToMost,
  type Erasure,
  type OwnData,
} from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'

export const ownActivity = (async ({ userId }) => {
  const activity = await db.activity.findMany({
    where: { member: activeIn(userId) },
    ...newestOwn,
    select: { workspace: { select: { name: true } }, type: true, link: true, createdAt: true, title: true },
  })
  return { activity: upToMost(activity).map(inWorkspace), activityLeftOut: leftOutOf(activity) }
}) satisfies OwnData

export const eraseActivity: Erasure = async (tx, { userId }) => {
  await tx.activity.deleteMany({ where: { member: { userId } } })
}
