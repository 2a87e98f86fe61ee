import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { hasLeft } from './rules'

/** What somebody who left had asked is the Admins' to look after. */
export const canTakeOver = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'

type Left = { subjectId: string | null; creator: { status: string } }

/** An Admin closes and releases, unread, what nobody is left to look after; not what is about themselves. */
export const canSettleReview = (actor: Actor, { subjectId, creator }: Left) =>
  canTakeOver(actor) && hasLeft(creator) && subjectId !== actor.memberId
