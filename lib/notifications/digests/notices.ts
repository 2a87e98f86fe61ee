import 'server-only'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDateTime } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import type { Gathered } from './queries'

/** The digest writes out this many lines readable in the product. */
const MOST_SHOWN = 20

function shownOf(gathered: readonly Gathered[]) {
  const elsewhere = new Set(gathered.filter(({ isMailOnly }) => !isMailOnly).slice(MOST_SHOWN))
  return gathered.filter((line) => !elsewhere.has(line))
}

type Reader = {
  memberId: string
  email: string
  firstName: string
  lastName: string
  timeZone: string
  workspace: { id: string; name: string }
}

/** `notification.digest`: one person’s notifications since their last digest, once a day. */
export function digestDue(tx: Tx, reader: Reader, gathered: readonly Gathered[], at: Date) {
  const { memberId, email: address, firstName, lastName, timeZone, workspace } = reader
  const lines = shownOf(gathered).map(({ message, link, createdAt }) => ({
    message,
    link: addressIn(workspace.id, link),
    time: formatDateTime(createdAt, timeZone),
  }))
  const props = {
    recipientName: firstName,
    workspaceName: workspace.name,
    lines,
    count: gathered.length,
    link: addressIn(workspace.id, '/notifications?type=unread'),
  }
  // Not the day alone: a person who moves their digest to a later hour of the day gets a second one.
  const key = `${memberId}:${at.toISOString()}`
  const to = { address, name: `${firstName} ${lastName}`.trim() }
  return queueMail(tx, workspace.id, [{ event: 'notification.digest', key, to, props }])
}
