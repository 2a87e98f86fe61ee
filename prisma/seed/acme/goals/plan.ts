import { planDelays, planGoal } from '@/prisma/seed/stage/goals'
import type { Stage } from '@/prisma/seed/stage/stage'
import { nextGoals } from './next'
import { organizationGoals } from './organization'
import { peopleGoals } from './people'
import { teamGoals } from './teams'

/** What Acme wants to reach: three goals of the organization, six of teams, and what people do for them. */
export function planGoals(stage: Stage) {
  const known = new Map<string, string>()
  for (const story of [...organizationGoals, ...teamGoals, ...peopleGoals, ...nextGoals]) planGoal(stage, known, story)
  planDelays(stage, [-17, -5])
}
