import { everyColleague } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { listBusy } from '@/lib/meetings/queries/list-busy'
import { busySchema } from '@/lib/meetings/schema'

/** When people have meetings, where somebody chooses a time. */
export const GET = memberRoute(
  busySchema,
  async (actor, filter) => ({ busy: await listBusy(actor, filter) }),
  { ...everyColleague('meetings.attend'), stranger: 'none' },
  whileTyping,
)
