import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { hasLeft } from './rules'

export const canTakeOver = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'

type Left = { subjectId: string | null; creator: { status: string } }

/** An Admin closes and releases a leaver's review unread, unless it is about themselves. */
export const canSettleReview = (actor: Actor, { subjectId, creator }: Left) =>
  canTakeOver(actor) && hasLeft(creator) && subjectId !== actor.memberId
