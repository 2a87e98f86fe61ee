import { addDays, isWorkingDay, type Day } from '@/lib/shared/dates'
import { addWorkingDays, momentOf, remindingDay } from '@/lib/scheduling/rules'
import { invitationLimits } from '@/lib/invitations/rules/invitations'

/** Days after the invitation. */
const AFTER = { first: 3, second: 6 } as const

/** The two reminder days. On a weekend the first moves to Monday, and the second to Friday, as Monday is too late. */
export function remindedOn(sentOn: Day): { first: Day; second: Day } {
  const third = addDays(sentOn, AFTER.first)
  const sixth = addDays(sentOn, AFTER.second)
  return {
    first: isWorkingDay(third) ? third : addWorkingDays(third, 1),
    second: isWorkingDay(sixth) ? sixth : addWorkingDays(sixth, -1),
  }
}

/** 0: none. A missed morning is caught up. */
export function reminderOn(sentOn: Day, day: Day): 0 | 1 | 2 {
  const { first, second } = remindedOn(sentOn)
  if (day >= second) return 2
  return day >= first ? 1 : 0
}

export type ReminderSpan = { zone: string; number: 1 | 2; from: Date; to: Date }

/** The spans due in a zone at an instant; none at night. */
export function spansAt(at: Date, zone: string): ReminderSpan[] {
  const today = remindingDay(at, zone)
  if (today === null) return []
  const days = Array.from({ length: invitationLimits.days + 1 }, (_, back) => addDays(today, -back))
  return days.flatMap((sentOn) => {
    const number = reminderOn(sentOn, today)
    if (number === 0) return []
    const span = { from: momentOf(sentOn, '00:00', zone), to: momentOf(addDays(sentOn, 1), '00:00', zone) }
    return [{ zone, number, ...span }]
  })
}

export const reminderAt = (sentAt: Date, at: Date, zone: string) =>
  spansAt(at, zone).find(({ from, to }) => sentAt >= from && sentAt < to)?.number ?? null
