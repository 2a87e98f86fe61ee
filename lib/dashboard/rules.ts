import { wholePercent } from '@/lib/shared/text'
import { wallClock } from '@/lib/shared/zones'

/** How to greet somebody whose clock shows this hour. */
export function greeting(now: Date, zone: string) {
  const { hour } = wallClock(now, zone)
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}

const HOUR = 3_600_000

export type Urgency = 'danger' | 'warning' | 'neutral'

/** How near a close date is: the last 24 hours, the last three days, or not yet. */
export function urgencyOf(closesAt: Date, now: Date): Urgency {
  const left = closesAt.getTime() - now.getTime()
  if (left <= 24 * HOUR) return 'danger'
  return left <= 72 * HOUR ? 'warning' : 'neutral'
}

type Person = { id: string; name: string }

/** Who asks about whom, said to the one who is to answer. */
export function askedSentence(viewerId: string, asker: Person, subject: Person | null) {
  const lead = asker.id === viewerId ? 'You asked yourself' : `${asker.name} asked you`
  if (subject === null) return lead
  if (subject.id === viewerId) return `${lead} about ${asker.id === viewerId ? 'your own work' : 'yourself'}`
  return `${lead} about ${subject.id === asker.id ? 'their own work' : subject.name}`
}

/** The whole percent of what was asked that was answered; nothing asked is nothing missed. */
export const answeredPercent = ({ asked, answered }: { asked: number; answered: number }) =>
  asked === 0 ? 100 : wholePercent((100 * answered) / asked)
