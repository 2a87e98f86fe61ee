import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { checkMoves } from '@/lib/one-on-ones/rescheduling/queries/check-moves'
import { checkMovesSchema } from '@/lib/one-on-ones/rescheduling/schema'

/** Where moved one-on-ones would land. */
export const GET = memberRoute(
  checkMovesSchema,
  async (actor, filter) => ({ landings: await checkMoves(actor, filter) }),
  othersFindNothing('one-on-ones.write'),
  whileTyping,
)
