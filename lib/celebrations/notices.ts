import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { tell, untell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'

type Celebrated = { id: string; memberId: string; line: string }

const keyOf = ({ id }: Pick<Celebrated, 'id'>, { memberId }: Actor) => `celebration.congratulated:${id}:${memberId}`

export const congratulated = (tx: Tx, actor: Actor, celebration: Celebrated) =>
  tell(tx, actor.workspaceId, [
    {
      memberId: celebration.memberId,
      type: 'Applaud',
      objectId: null,
      key: keyOf(celebration, actor),
      message: `${fullName(actor)} congratulated you: ${celebration.line}`,
      link: `/profile/preview/${actor.memberId}`,
      createdById: actor.memberId,
      isProductOnly: true,
    },
  ])

/** The notification goes. */
export const congratulationTakenBack = (tx: Tx, actor: Actor, celebration: Celebrated) =>
  untell(tx, actor.workspaceId, [keyOf(celebration, actor)])
