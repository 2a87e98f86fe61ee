import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { listManagersShown } from '@/lib/applause/queries/list-managers-shown'
import { shownManagersSchema } from '@/lib/applause/schema'

/** The managers who can be shown private applause, for its giver. */
export const GET = memberRoute(shownManagersSchema, listManagersShown, {
  ...everyColleague('applause.give'),
  stranger: 'none',
})
