import { butAdmins, othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { uploadGoals } from '@/lib/goals/imports/commands/upload-goals'
import { uploadGoalsSchema } from '@/lib/goals/imports/schema'
import type { Limit } from '@/lib/platform/rate-limit'

const perPerson: Limit = { name: 'goal-imports', points: 60, seconds: 3600 }

/** Uploads and checks a goals file, which is too large for an action. */
export const POST = memberRoute(uploadGoalsSchema, uploadGoals, othersRefused('goals.import', butAdmins), perPerson)
