import 'server-only'
import type { DigestLine, Morning, Reminded } from '@/lib/access/digest-lines'
import { nextStepsDue } from '@/lib/follow-ups/notices'
import { listDueSteps, listFollowUpsOfDay } from '@/lib/follow-ups/queries/list-follow-up-reminders'
import { followUpPath } from '@/lib/follow-ups/rules'
import type { Tx } from '@/lib/platform/tx'
import { dayOf, formatDate } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

/** The morning's reminders, once each, except today's follow-ups, which every mail lists. */
export async function remindOfFollowUps(tx: Tx, member: Reminded, morning: Morning): Promise<DigestLine[]> {
  const { memberId, zone } = member
  const steps = await listDueSteps(tx, memberId, morning.day)
  const meetings = await listFollowUpsOfDay(tx, memberId, { ...morning, zone })
  await nextStepsDue(tx, member, steps, morning.day)
  return [
    ...steps.map(({ id, title, dueOn, followUpId, followUpTitle }) => ({
      about: 'FollowUp',
      title,
      text: `Next step from “${followUpTitle}”`,
      ending: null,
      verb: 'Finish',
      // The fragment keeps two steps of a follow-up on separate lines.
      dueAt: instantOf(dayOf(dueOn), '23:59', zone) ?? null,
      href: `${followUpPath(followUpId)}#${id}`,
    })),
    ...meetings.map(({ id, title, startsAt, hasMeetLink }) => ({
      about: 'FollowUp',
      title,
      text: `Follow-up at ${formatDate(startsAt, 'hh:mm a', zone)}`,
      ending: null,
      verb: hasMeetLink ? 'Join' : 'Open',
      dueAt: startsAt,
      href: followUpPath(id),
      isBeside: true as const,
    })),
  ]
}
