import 'server-only'
import type { Erasure } from '@/lib/access/own-data'

export const eraseCalendarFeeds: Erasure = async (tx, { userId }) => {
  await tx.calendarFeed.deleteMany({ where: { member: { userId } } })
}
