import { everyColleague } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { findBusyTimes } from '@/lib/meetings/calendar/commands/find-busy-times'
import { busySchema } from '@/lib/meetings/schema'

/** Busy times for the slot picker. */
export const GET = memberRoute(
  busySchema,
  async (actor, filter) => ({ busy: await findBusyTimes(actor, filter) }),
  { ...everyColleague('meetings.attend'), stranger: 'none' },
  whileTyping,
)
