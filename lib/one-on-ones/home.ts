import 'server-only'
import { HOME_ROWS, type Home, type ToDo } from '@/lib/access/home'
import { formatDateTime } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { listOneOnOnesToDo, type OwnItem } from './queries/list-one-on-ones-to-do'
import { oneOnOnePath, pairPath } from './rules/one-on-one-paths'

type Timed = { id: string; title: string; startsAt: Date; endsAt: Date }

const toPrepare = (zone: string, { id, title, startsAt }: Timed): ToDo => ({
  ...{ kind: 'one-on-one.prepare', id, title, since: null, dueAt: startsAt, verb: 'Prepare' },
  text: formatDateTime(startsAt, zone),
  href: oneOnOnePath(id),
})

const toComplete = ({ id, title, endsAt }: Timed): ToDo => ({
  ...{ kind: 'one-on-one.missed', id, title, dueAt: null, verb: 'Complete or move' },
  since: { lead: 'Ended', at: endsAt },
  text: 'Missed one-on-one',
  href: oneOnOnePath(id),
})

const toDo = (zone: string, { id, title, dueOn, partner }: OwnItem): ToDo => ({
  ...{ kind: 'one-on-one.item', id, title, since: null, verb: 'Open' },
  text: `Action item with ${partner.name}`,
  dueAt: dueOn === null ? null : (instantOf(dueOn, '23:59', zone) ?? null),
  href: pairPath(partner.memberId),
})

/** One-on-ones to prepare, the action items somebody owns, and one-on-ones that were missed. */
export const oneOnOnesHome: Home = async (actor) => {
  if (!isSwitchedOn(actor, 'OneOnOnes')) return { rows: [], more: null }
  const { coming, missed, items } = await listOneOnOnesToDo(actor, HOME_ROWS)
  const { timeZone } = actor
  const rows = [
    ...coming.map((meeting) => toPrepare(timeZone, meeting)),
    ...items.map((item) => toDo(timeZone, item)),
    ...missed.map(toComplete),
  ]
  return {
    rows: rows.slice(0, HOME_ROWS),
    more: rows.length > HOME_ROWS ? { href: '/one-on-one', label: 'See all one-on-ones' } : null,
  }
}
