import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { rewriteMails } from '@/lib/notifications/outbox'
import { absoluteUrl } from '@/lib/platform/links'

type Waiting = { memberId: string; email: string }

/** Members with an unsent daily or morning mail, except these. */
const listWaiting = (tx: Tx, workspaceId: string, readerIds: readonly string[]) => tx.$queryRaw<Waiting[]>`
  SELECT DISTINCT m.id AS "memberId", u.email FROM "Mail" l JOIN "User" u ON u.email = l.recipient
    JOIN "Member" m ON m."userId" = u.id AND m."workspaceId" = l."workspaceId"
  WHERE l."workspaceId" = ${workspaceId}::uuid AND l.status = 'QUEUED'
    AND l.event IN ('morning.digest', 'notification.digest') AND m.id <> ALL (${[...readerIds]}::uuid[])`

type Hidden = { path: string; readerIds: readonly string[] }

/** Removes lines that lead to a page from unsent mails of all but its readers. */
export async function forgetInDigests(tx: Tx, workspaceId: string, { path, readerIds }: Hidden) {
  const waiting = await listWaiting(tx, workspaceId, readerIds)
  const addresses = waiting.map(({ email }) => email)
  const start = absoluteUrl(path)
  const isKept = ({ link }: { link: string }) => !link.startsWith(start)
  const mornings = waiting.map(({ memberId: about }) => ({ event: 'morning.digest' as const, about }))
  await rewriteMails(tx, workspaceId, addresses, mornings, (digest) => {
    const lines = digest.lines.filter(isKept)
    return lines.length === 0 ? null : { ...digest, lines }
  })
  const daily = waiting.map(({ memberId: about }) => ({ event: 'notification.digest' as const, about }))
  await rewriteMails(tx, workspaceId, addresses, daily, (digest) => {
    const lines = digest.lines.filter(isKept)
    const count = digest.count - (digest.lines.length - lines.length)
    return lines.length === 0 ? null : { ...digest, lines, count }
  })
}
