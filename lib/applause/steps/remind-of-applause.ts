import 'server-only'
import type { DigestLine, Morning, Reminded } from '@/lib/access/digest-lines'
import { unthankedNudged, weekOfApplause } from '@/lib/applause/notices/applause-reminded'
import { countWeek, listUnthanked } from '@/lib/applause/queries/list-applause-reminders'
import { peopleInWords } from '@/lib/applause/rules/applause-labels'
import { givePath } from '@/lib/applause/rules/applause-paths'
import { isThanksDay, unthankedInWords } from '@/lib/applause/rules/thanks-days'
import type { Tx } from '@/lib/platform/tx'

const plain = { dueAt: null, ending: null } as const

export async function remindOfApplause(tx: Tx, member: Reminded, morning: Morning): Promise<DigestLine[]> {
  if (!isThanksDay(morning.day)) return []
  const { memberId } = member
  const week = await countWeek(tx, memberId, morning)
  const people = await listUnthanked(tx, memberId, morning)
  const lines: DigestLine[] = []
  if (week.peopleCount > 0)
    lines.push({
      ...plain,
      about: 'Applaud',
      title: 'Applause of the week',
      text: `For ${peopleInWords(week.names, week.peopleCount)}`,
      verb: 'Read',
      href: '/applaud',
    })
  if (people.length > 0)
    lines.push({
      ...plain,
      about: 'Nudge',
      title: unthankedInWords(people.map(({ name }) => name)),
      text: 'In teams you lead',
      verb: 'Give applause',
      href: givePath(people.slice(0, 1).map(({ id }) => id)),
    })
  await weekOfApplause(tx, member, week, morning.day)
  await unthankedNudged(tx, member, people, morning.day)
  return lines
}
