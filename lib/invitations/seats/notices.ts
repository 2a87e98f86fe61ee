import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { plural } from '@/lib/shared/text'

/** `seats.filled`: the inviting Admin, who may have closed the checkout. */
export const seatsFilled = async (tx: Tx, inviter: Actor, { id, count }: { id: string; count: number }) => {
  if (count === 0) return
  await tell(tx, inviter.workspaceId, [
    {
      memberId: inviter.memberId,
      type: 'User_Invite',
      key: `seats.filled:${id}`,
      message: `Your payment arrived: ${plural(count, 'person has', 'people have')} been invited`,
      link: '/users?tab=invited',
    },
  ])
}
