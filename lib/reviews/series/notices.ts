import 'server-only'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import type { Tx } from '@/lib/platform/tx'
import { tell } from '@/lib/notifications/tell'
import { record } from '@/lib/activity/record'
import { queueMail } from '@/lib/notifications/outbox'
import { addressIn } from '@/lib/platform/links'

type Ended = {
  id: string
  workspaceId: string
  workspaceName: string
  title: string
  reason: string
  lastId: string | null
  /** A creator who left, so that Admins are notified. */
  leaverId: string | null
}

/** Admins may not read the last round, but decide what happens to it. */
function pathFor({ lastId, leaverId }: Pick<Ended, 'lastId' | 'leaverId'>) {
  if (leaverId !== null) return `/feedback/left/${leaverId}`
  return lastId === null ? '/feedback?tab=created' : `/feedback/preview/${lastId}`
}

type Skipped = Pick<Ended, 'id' | 'workspaceId' | 'reason'> & { creatorId: string; last: { id: string; title: string } }

/** `series.skipped`: tells the creator why no round goes out, once until one does. */
export async function roundSkipped(tx: Tx, { id, workspaceId, creatorId: memberId, reason, last }: Skipped) {
  const line = { memberId, type: 'Review' as const, key: `series.skipped:${id}:${last.id}` }
  const title = `“${last.title}” skips its rounds for now. ${reason}`
  const link = `/feedback/preview/${last.id}`
  await tell(tx, workspaceId, [{ ...line, message: title, link, objectId: last.id }])
  await record(tx, workspaceId, [{ ...line, title, link }])
}

/** `series.ended`: tells the people able to restart it that it ended, and why. */
export async function seriesEnded(tx: Tx, people: Colleague[], series: Ended) {
  const { id, workspaceId, workspaceName, title, reason, lastId, leaverId } = series
  const key = `series.ended:${id}`
  const message = `“${title}” no longer repeats. ${reason}`
  const link = pathFor(series)
  const lines = people.map(({ memberId }) => ({ memberId, type: 'Review' as const, key, link }))
  await tell(
    tx,
    workspaceId,
    lines.map((line) => ({ ...line, message, objectId: lastId })),
  )
  await record(
    tx,
    workspaceId,
    lines.map((line) => ({ ...line, title: message })),
  )
  const props = { reviewTitle: title, reason, workspaceName, isForAdmins: leaverId !== null }
  await queueMail(
    tx,
    workspaceId,
    people.map(({ email: address, name }) => ({
      event: 'series.ended' as const,
      key: id,
      to: { address, name },
      props: { ...props, link: addressIn(workspaceId, link) },
    })),
  )
}
