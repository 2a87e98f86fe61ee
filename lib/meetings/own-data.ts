import 'server-only'
import type { Erasure } from '@/lib/access/own-data'

/** The addresses under which a person's calendar program reads their meetings. */
export const eraseCalendarFeeds: Erasure = async (tx, { userId }) => {
  await tx.calendarFeed.deleteMany({ where: { member: { userId } } })
}
