import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { readableReviews } from '@/lib/follow-ups/queries/list-subjects'
import { goalsNotYours, reviewsNotYours, tooOften } from '@/lib/follow-ups/refusals'
import { visibleGoals } from '@/lib/goals/queries/visible-goals'
import { frequenciesFor } from '@/lib/meetings/rules/meeting-frequency'
import type { GoalFrequency, MeetingFrequency } from '@/lib/platform/generated/prisma/enums'
import { Prisma, type Tx } from '@/lib/platform/db'

type Subjects = { goalIds: readonly string[]; reviewIds: readonly string[]; frequency: MeetingFrequency }

/** Throws for a subject the actor can't read, or a frequency its goals don't allow. */
export async function ensureSubjects(tx: Tx, actor: Actor, { goalIds, reviewIds, frequency }: Subjects) {
  const goals = await tx.$queryRaw<{ frequency: GoalFrequency }[]>(
    Prisma.sql`SELECT g.frequency FROM "Goal" g WHERE g.id = ANY (${goalIds}::uuid[]) AND ${visibleGoals(actor)}`,
  )
  if (goals.length < goalIds.length) throw goalsNotYours()
  if (!frequenciesFor(goals.map((goal) => goal.frequency)).includes(frequency)) throw tooOften()
  const reviews = await tx.$queryRaw<object[]>(
    Prisma.sql`SELECT 1 FROM "Review" r WHERE r.id = ANY (${reviewIds}::uuid[]) AND ${readableReviews(actor)}`,
  )
  if (reviews.length < reviewIds.length) throw reviewsNotYours()
}
