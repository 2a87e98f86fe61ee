import 'server-only'
import { HOME_ROWS, nothingToDo, type Home, type ToDo } from '@/lib/access/home'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import { formatDate } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { followUpsReading, type FollowUpsToDo, type StepOwed } from './queries/list-follow-ups-to-do'
import { followUpPath } from './rules'

type Timed = FollowUpsToDo['today'][number]

const toMeet = (zone: string, { id, title, startsAt, hasMeetLink }: Timed): ToDo => ({
  kind: 'follow-up.meet',
  id,
  title,
  since: null,
  dueAt: startsAt,
  isStart: true,
  verb: hasMeetLink ? 'Join' : 'Open',
  text: `Follow-up at ${formatDate(startsAt, 'hh:mm a', zone)}`,
  href: followUpPath(id),
})

const toComplete = ({ id, title, endsAt }: Timed): ToDo => ({
  kind: 'follow-up.missed',
  id,
  title,
  dueAt: null,
  since: { lead: 'Ended', at: endsAt },
  verb: 'Complete',
  text: 'Missed follow-up',
  href: followUpPath(id),
})

const toDoNext = (zone: string, { id, title, dueOn, followUp }: StepOwed): ToDo => ({
  kind: 'follow-up.step',
  id,
  title,
  since: null,
  verb: 'Finish',
  text: `Next step from “${followUp.title}”`,
  dueAt: dueOn === null ? null : (instantOf(dueOn, '23:59', zone) ?? null),
  href: `${followUpPath(followUp.id)}#${id}`,
})

export const followUpsHome: Home = (actor) => {
  if (!isSwitchedOn(actor, 'FollowUps')) return alreadyRead(nothingToDo)
  const { timeZone } = actor
  return mapReading(followUpsReading(actor, HOME_ROWS), ({ today, missed, steps, invitations }) => {
    const rows = [
      ...today.map((meeting) => toMeet(timeZone, meeting)),
      ...invitations,
      ...steps.map((step) => toDoNext(timeZone, step)),
      ...missed.map(toComplete),
    ]
    return {
      rows: rows.slice(0, HOME_ROWS),
      more: rows.length > HOME_ROWS ? { href: '/followups', label: 'See all follow-ups' } : null,
    }
  })
}
