import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getTagMembers } from '@/lib/members/tags/queries'
import { tagIdSchema } from '@/lib/members/tags/schema'

/** Members with a tag, for the form wizard. */
export const GET = memberRoute(tagIdSchema, getTagMembers, everyColleague('feedback.ask'))
