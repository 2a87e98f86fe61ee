import 'server-only'
import type { DigestLine, Morning, Reminded } from '@/lib/access/digest-lines'
import { itemsDue, slippingNudged } from '@/lib/one-on-ones/notices'
import {
  listDueItems,
  listOneOnOnesOfDay,
  listSlipping,
  type DueItem,
} from '@/lib/one-on-ones/queries/list-one-on-one-reminders'
import { isNudgingDay } from '@/lib/one-on-ones/rules/nudges'
import { newOneOnOnePath, oneOnOnePath, pairPath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import type { Tx } from '@/lib/platform/tx'
import { dayOf, formatDateTime } from '@/lib/shared/dates'
import { nameList, plural } from '@/lib/shared/text'
import { instantOf } from '@/lib/shared/zones'

const dueLine = ({ id, title, dueOn, withId, withName }: DueItem, zone: string): DigestLine => ({
  about: 'OneOnOne',
  title,
  text: `Action item with ${withName}`,
  ending: null,
  verb: 'Finish',
  dueAt: instantOf(dayOf(dueOn), '23:59', zone) ?? null,
  // The fragment keeps two items of a pair on separate lines.
  href: `${pairPath(withId)}#${id}`,
})

const overdueLine = (items: readonly DueItem[]): DigestLine => ({
  about: 'Nudge',
  dueAt: null,
  ending: null,
  href: '/one-on-one',
  verb: 'Open',
  title: plural(items.length, 'overdue action item'),
  text: nameList(items.map(({ title, withName }) => `${title} (${withName})`)),
})

type Person = { id: string; name: string }

const silentLine = (people: readonly [Person, ...Person[]]): DigestLine => ({
  about: 'Nudge',
  dueAt: null,
  ending: null,
  href: newOneOnOnePath(people[0].id),
  verb: 'Schedule',
  title: 'No one-on-one in 30 days',
  text: nameList(people.map(({ name }) => name)),
})

async function remindOfSlipping(tx: Tx, member: Reminded, morning: Morning): Promise<DigestLine[]> {
  if (!isNudgingDay(morning.day)) return []
  const { items, people } = await listSlipping(tx, member.memberId, morning)
  const [first, ...others] = people
  const lines = [
    ...(items.length > 0 ? [overdueLine(items)] : []),
    ...(first === undefined ? [] : [silentLine([first, ...others])]),
  ]
  await slippingNudged(tx, member, lines, morning.day)
  return lines
}

/** The morning's reminders, once each, except today's one-on-ones, which every mail lists. */
export async function remindOfOneOnOnes(tx: Tx, member: Reminded, morning: Morning): Promise<DigestLine[]> {
  const { memberId, zone } = member
  const items = await listDueItems(tx, memberId, morning.day)
  const meetings = await listOneOnOnesOfDay(tx, memberId, { ...morning, zone })
  await itemsDue(tx, member, items, morning.day)
  return [
    ...items.map((item) => dueLine(item, zone)),
    ...meetings.map(({ id, startsAt, withName }) => ({
      about: 'OneOnOne',
      title: `One-on-one with ${withName}`,
      text: formatDateTime(startsAt, zone),
      ending: null,
      verb: 'Prepare',
      dueAt: startsAt,
      href: oneOnOnePath(id),
      isBeside: true as const,
    })),
    ...(await remindOfSlipping(tx, member, morning)),
  ]
}
