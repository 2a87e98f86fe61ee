import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getTagMembers } from '@/lib/members/tags/queries'
import { tagIdSchema } from '@/lib/members/tags/schema'

/** Members with a tag, for counting a form's respondents. */
export const GET = memberRoute(tagIdSchema, getTagMembers, everyColleague('feedback.ask'))
