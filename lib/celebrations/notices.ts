import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'

type Celebrated = { id: string; memberId: string; line: string }

export const congratulated = (tx: Tx, actor: Actor, { id, memberId, line }: Celebrated) =>
  tell(tx, actor.workspaceId, [
    {
      memberId,
      type: 'Applaud',
      objectId: null,
      key: `celebration.congratulated:${id}:${actor.memberId}`,
      message: `${fullName(actor)} congratulated you: ${line}`,
      link: `/profile/preview/${actor.memberId}`,
      createdById: actor.memberId,
      isProductOnly: true,
    },
  ])
