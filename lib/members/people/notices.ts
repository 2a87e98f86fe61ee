import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { tell } from '@/lib/notifications/tell'
import { fullName } from '../rules'

/** `member.edited`: the person who is called something else now, so that it surprises nobody in the middle of a form. */
export const personEdited = (tx: Tx, actor: Actor, { memberId, name }: { memberId: string; name: string }) =>
  tell(tx, actor.workspaceId, [
    {
      memberId,
      type: 'User_Invite',
      key: `member.edited:${memberId}:${now().toISOString()}`,
      message: `${fullName(actor)} changed your name or job title. You are ${name} here.`,
      link: '/profile',
    },
  ])
