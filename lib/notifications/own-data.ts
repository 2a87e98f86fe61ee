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
import { dropMails } from './outbox'
import { MAIL_ONLY } from './rules/unread'

const findNotifications = (userId: string) =>
  db.notification.findMany({
    where: { member: activeIn(userId), message: { not: '' } },
    ...newestOwn,
    select: {
      workspace: { select: { name: true } },
      type: true,
      link: true,
      createdAt: true,
      message: true,
      seenAt: true,
      readAt: true,
    },
  })

/** A mail-only notification is in no list, so it was never seen or read. */
const unlessMailOnly = <Row extends { seenAt: Date | null; readAt: Date | null }>(row: Row) =>
  row.readAt?.getTime() === MAIL_ONLY.getTime() ? { ...row, seenAt: null, readAt: null } : row

export const ownNotifications = (async ({ userId }) => {
  const notifications = await findNotifications(userId)
  return {
    notifications: upToMost(notifications).map(unlessMailOnly).map(inWorkspace),
    notificationsLeftOut: leftOutOf(notifications),
  }
}) satisfies OwnData

export const eraseNotifications: Erasure = async (tx, { userId, email }) => {
  const theirs = { where: { member: { userId } } }
  await tx.notificationPreference.deleteMany(theirs)
  await tx.notification.deleteMany(theirs)
  await dropMails(tx, email)
}
