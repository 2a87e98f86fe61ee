import 'server-only'
import type { HandOver } from '@/lib/access/hand-over'
import { countLeft } from './handover/queries/get-left-behind'

export const reviewsHandOver: HandOver = async (actor, leaverId) => {
  if ((await countLeft(actor, leaverId)) === 0) return null
  return {
    title: 'Feedback',
    text: 'Open or not released, without an owner.',
    href: `/feedback/left/${leaverId}`,
    verb: 'Hand over',
  }
}
