import 'server-only'
import type { HandOver } from '@/lib/access/hand-over'
import { plural } from '@/lib/shared/text'
import { countHeld } from './queries/list-held'
import { canHandOverGoals } from './policy'

export const goalsHandOver: HandOver = async (actor, leaverId) => {
  if (!canHandOverGoals(actor)) return null
  const count = await countHeld(actor, leaverId)
  if (count === 0) return null
  return {
    title: 'Goals',
    text: `${plural(count, 'open goal')} without them.`,
    href: `/goals/left/${leaverId}`,
    verb: 'Hand over',
  }
}
