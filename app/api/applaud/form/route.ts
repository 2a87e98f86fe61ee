import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getApplauseForm } from '@/lib/applause/queries/get-applause-form'
import { newApplauseSchema } from '@/lib/applause/schema'

export const GET = memberRoute(newApplauseSchema, getApplauseForm, {
  ...everyColleague('applause.give'),
  stranger: 'none',
})
