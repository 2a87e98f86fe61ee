import 'server-only'
import type { DigestLine } from '@/lib/access/digest-lines'
import type { MailProps } from '@/lib/notifications/letters'
import { queueMail, replaceMails } from '@/lib/notifications/outbox'
import type { NotificationType } from '@/lib/notifications/rules/notification-kinds'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { reminderEndInWords } from '@/lib/scheduling/rules'
import type { Day } from '@/lib/shared/dates'

export type MorningReader = {
  memberId: string
  workspaceId: string
  zone: string
  email: string
  name: string
  workspaceName: string
}

type Line = MailProps<'morning.digest'>['lines'][number]

const lineOf = (workspaceId: string, { href, dueAt, isBeside: _, ...line }: DigestLine): Line => ({
  ...line,
  dueAt: dueAt?.toISOString() ?? null,
  ends: null,
  link: addressIn(workspaceId, href),
})

const byDue = (one: Line, other: Line) => (one.dueAt ?? 'never').localeCompare(other.dueAt ?? 'never')

const endOf = ({ ending, dueAt }: Line, at: Date, zone: string) =>
  ending && dueAt && `${ending} ${reminderEndInWords(new Date(dueAt), at, zone)}`

/**
 * `morning.digest`: one person, one mail a day. An unsent digest of an earlier day is replaced, and its lines are
 * included.
 */
export async function morningDigest(
  tx: Tx,
  reader: MorningReader,
  due: readonly DigestLine[],
  { day, at, kinds }: { day: Day; at: Date; kinds: readonly NotificationType[] },
) {
  const { memberId, workspaceId, workspaceName, zone, email: address, name } = reader
  const missed = await replaceMails(tx, workspaceId, address, { event: 'morning.digest', about: memberId })
  const all = [...missed.flatMap(({ lines }) => lines), ...due.map((line) => lineOf(workspaceId, line))]
  // One line per link: the newest wins.
  const named = [...new Map(all.map((line) => [line.link, line])).values()]
  const lines = named.toSorted(byDue).map((line) => ({ ...line, ends: endOf(line, at, zone) }))
  const props = { workspaceName, lines, link: addressIn(workspaceId, '/dashboard') }
  const about = kinds.filter((kind) => lines.some((line) => line.about === kind))
  await queueMail(tx, workspaceId, [
    { event: 'morning.digest', key: `${memberId}:${day}`, to: { address, name }, props, about },
  ])
}
