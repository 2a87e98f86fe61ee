import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { readableReviews } from '@/lib/follow-ups/queries/list-subjects'
import { goalsNotYours, reviewsNotYours, tooOften } from '@/lib/follow-ups/refusals'
import { visibleGoals } from '@/lib/goals/queries/visible-goals'
import { frequenciesFor } from '@/lib/meetings/rules/meeting-frequency'
import type { MeetingScope } from '@/lib/meetings/rules/meeting-scope'
import type { GoalFrequency, MeetingFrequency } from '@/lib/platform/generated/prisma/enums'
import { Prisma, type Tx } from '@/lib/platform/db'

type Subjects = {
  goalIds: readonly string[]
  reviewIds: readonly string[]
  frequency: MeetingFrequency
  scope?: MeetingScope
}

/** Throws for a subject the actor can't read, or a frequency its goals don't allow. One meeting has no frequency. */
export async function ensureSubjects(tx: Tx, actor: Actor, { goalIds, reviewIds, frequency, scope }: Subjects) {
  const goals = await tx.$queryRaw<{ frequency: GoalFrequency }[]>(
    Prisma.sql`SELECT g.frequency FROM "Goal" g WHERE g.id = ANY (${goalIds}::uuid[]) AND ${visibleGoals(actor)}`,
  )
  if (goals.length < goalIds.length) throw goalsNotYours()
  const allowed = frequenciesFor(goals.map((goal) => goal.frequency))
  if (scope !== 'this' && !allowed.includes(frequency)) throw tooOften()
  const reviews = await tx.$queryRaw<object[]>(
    Prisma.sql`SELECT 1 FROM "Review" r WHERE r.id = ANY (${reviewIds}::uuid[]) AND ${readableReviews(actor)}`,
  )
  if (reviews.length < reviewIds.length) throw reviewsNotYours()
}
