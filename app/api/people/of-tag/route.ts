import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getTagMembers } from '@/lib/members/tags/queries'
import { tagIdSchema } from '@/lib/members/tags/schema'

/** Who has a tag, for counting how many a form asks while it is being written. */
export const GET = memberRoute(tagIdSchema, getTagMembers, everyColleague('feedback.ask'))
