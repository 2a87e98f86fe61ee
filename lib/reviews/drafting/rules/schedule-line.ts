import { frequencyLabels, isRepeating, openDaysWords } from '@/lib/reviews/model/rules/frequency'
import { closingOf, startingOf } from '@/lib/reviews/model/rules/schedule'
import type { FormContent } from '@/lib/reviews/model/schema'
import { formatDateTime } from '@/lib/shared/dates'

function endLine(content: FormContent, at: Date) {
  if (isRepeating(content)) return `${frequencyLabels[content.frequency]}, open ${openDaysWords(content.openDays)}`
  const closesAt = closingOf(content, at)
  if (closesAt === undefined) return null
  return closesAt === null ? 'no end date' : `until ${formatDateTime(closesAt, content.timeZone, true)}`
}

/** "Now · until Dec 10, 2026, 05:00 pm (Lagos) · reminders on" */
export function scheduleLine(content: FormContent, at: Date) {
  const startsAt = startingOf(content)
  const start = startsAt ? formatDateTime(startsAt, content.timeZone, true) : 'Now'
  return [start, endLine(content, at), `reminders ${content.hasReminders ? 'on' : 'off'}`].filter(Boolean).join(' · ')
}
