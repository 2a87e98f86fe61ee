import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { listOrgRelations } from '@/lib/reviews/model/queries/find-org-relations'
import { orgRelationsSchema } from '@/lib/reviews/model/schema'

/** The org relations of a form's subjects, for counting groups. */
export const GET = memberRoute(orgRelationsSchema, listOrgRelations, everybody('feedback.ask'))
