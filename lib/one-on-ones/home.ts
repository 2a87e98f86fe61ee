import 'server-only'
import { HOME_ROWS, nothingToDo, type Home, type ToDo } from '@/lib/access/home'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import { formatDateTime } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { oneOnOnesReading, type OneOnOnesToDo, type OwnItem } from './queries/list-one-on-ones-to-do'
import { oneOnOnePath, pairPath } from './rules/one-on-one-paths'

type Timed = OneOnOnesToDo['coming'][number]

const toPrepare = (zone: string, { id, title, startsAt, face, isPrepared }: Timed): ToDo => ({
  kind: 'one-on-one.prepare',
  id,
  title,
  face,
  since: null,
  dueAt: startsAt,
  isStart: true,
  verb: isPrepared ? 'Open' : 'Prepare',
  text: formatDateTime(startsAt, zone),
  href: oneOnOnePath(id),
})

const toComplete = ({ id, title, endsAt, face }: Timed): ToDo => ({
  kind: 'one-on-one.missed',
  id,
  title,
  face,
  dueAt: null,
  verb: 'Complete',
  since: { lead: 'Ended', at: endsAt },
  text: 'Missed one-on-one',
  href: oneOnOnePath(id),
})

const toDo = (zone: string, { id, title, dueOn, partner }: OwnItem): ToDo => ({
  kind: 'one-on-one.item',
  id,
  title,
  face: partner,
  since: null,
  verb: 'Finish',
  text: `Action item with ${partner.name}`,
  dueAt: dueOn === null ? null : (instantOf(dueOn, '23:59', zone) ?? null),
  href: `${pairPath(partner.memberId)}#${id}`,
})

export const oneOnOnesHome: Home = (actor) => {
  if (!isSwitchedOn(actor, 'OneOnOnes')) return alreadyRead(nothingToDo)
  const { timeZone } = actor
  return mapReading(oneOnOnesReading(actor, HOME_ROWS), ({ coming, missed, items, invitations }) => {
    const rows = [
      ...coming.map((meeting) => toPrepare(timeZone, meeting)),
      ...invitations,
      ...items.map((item) => toDo(timeZone, item)),
      ...missed.map(toComplete),
    ]
    return {
      rows: rows.slice(0, HOME_ROWS),
      more: rows.length > HOME_ROWS ? { href: '/one-on-one', label: 'See all one-on-ones' } : null,
    }
  })
}
