import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { listCircles } from '@/lib/reviews/model/queries/find-org-relations'
import { circlesSchema } from '@/lib/reviews/model/schema'

/** Who stands around the people a form is about, for counting its groups while it is being written. */
export const GET = memberRoute(circlesSchema, listCircles, everybody('feedback.ask'))
