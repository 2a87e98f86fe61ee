import 'server-only'
import type { HandOver } from '@/lib/access/hand-over'
import { countLeft } from './handover/queries'

export const reviewsHandOver: HandOver = async (actor, leaverId) => {
  if ((await countLeft(actor, leaverId)) === 0) return null
  return {
    title: 'Feedback they left behind',
    text: 'What they asked for runs, or waits to be released, and nobody looks after it.',
    href: `/feedback/left/${leaverId}`,
    verb: 'See what can be done',
  }
}
