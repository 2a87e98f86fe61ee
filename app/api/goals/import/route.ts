import { butAdmins, othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { uploadGoals } from '@/lib/goals/imports/commands/upload-goals'
import { uploadGoalsSchema } from '@/lib/goals/imports/schema'
import type { Limit } from '@/lib/platform/rate-limit'

const perPerson: Limit = { name: 'goal-imports', points: 60, seconds: 3600 }

/** Takes a file of goals and checks it; larger ones than an action takes come this way. */
export const POST = memberRoute(uploadGoalsSchema, uploadGoals, othersRefused('goals.import', butAdmins), perPerson)
