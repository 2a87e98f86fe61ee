import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { listCircles } from '@/lib/reviews/model/queries/find-org-relations'
import { circlesSchema } from '@/lib/reviews/model/schema'

/** The org relations of a form's subjects, for counting groups. */
export const GET = memberRoute(circlesSchema, listCircles, everybody('feedback.ask'))
