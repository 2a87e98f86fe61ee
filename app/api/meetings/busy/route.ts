import { everyColleague } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { findBusyTimes } from '@/lib/meetings/calendar/commands/find-busy-times'
import { listZones } from '@/lib/meetings/queries/list-busy'
import { busySchema } from '@/lib/meetings/schema'

/** Busy times and time zones for the slot picker. */
export const GET = memberRoute(
  busySchema,
  async (actor, filter) => {
    const [busy, zones] = await Promise.all([findBusyTimes(actor, filter), listZones(actor, filter.members)])
    return { busy, zones }
  },
  { ...everyColleague('meetings.attend'), stranger: 'none' },
  whileTyping,
)
