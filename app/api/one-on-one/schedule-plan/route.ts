import { othersRefused } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { planSchedule } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { schedulePlanSchema } from '@/lib/one-on-ones/schedules/schema'

/** The plan of a schedule in progress. */
export const GET = memberRoute(
  schedulePlanSchema,
  (actor, options) => planSchedule(actor, options),
  othersRefused('one-on-ones.schedules'),
  whileTyping,
)
