import type { Anonymity, ReviewKind, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { isOpen } from '@/lib/reviews/model/rules/review-state'
import { runningSteps, type RunningSteps } from '@/lib/reviews/operating/rules'

export type NextStep = 'remind' | 'close' | 'resume' | 'extend' | 'release' | 'reopen' | 'again'

export type SteppingFacts = {
  kind: ReviewKind
  status: ReviewStatus
  anonymity: Anonymity
  closesAt: Date | null
  hasReminders: boolean
  askedCount: number
  answeredCount: number
}

/** `next` is the recommended step. */
export type Steps = { next: NextStep | null; all: RunningSteps & { remind: boolean } }

/** `mayRelease`: whether nothing blocks a release. */
export function stepsOf(review: SteppingFacts, mayRelease: boolean, now: Date): Steps {
  const { kind, status, answeredCount, askedCount, hasReminders } = review
  const isAllAnswered = kind === 'QUICK' && answeredCount > 0 && answeredCount >= askedCount
  const running = runningSteps({ ...review, isAllAnswered }, now)
  const remind = hasReminders && answeredCount < askedCount && isOpen(review, now)
  const all = { ...running, remind }
  // Somebody has yet to nominate, or to join.
  if (status === 'ACTIVE' && askedCount === 0) return { next: null, all }
  if (status === 'ACTIVE') return { next: remind ? 'remind' : 'close', all }
  if (status === 'INACTIVE') return { next: running.resume ? 'resume' : 'extend', all }
  if (mayRelease) return { next: 'release', all }
  if (running.reopen && answeredCount === 0) return { next: 'reopen', all }
  return { next: kind === 'FORM' ? 'again' : null, all }
}

/** Until somebody can be reminded again, no step is recommended, unless nobody is left to wait for. */
export const withoutReminder = ({ next, all }: Steps, isWaiting: boolean): Steps => ({
  next: next !== 'remind' ? next : isWaiting ? null : 'close',
  all: { ...all, remind: false },
})
