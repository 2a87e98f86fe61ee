import 'server-only'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { nameList } from '@/lib/shared/text'

type Awarded = { workspaceId: string; memberId: string; badges: readonly string[] }

/** `badge.awarded`: the earner, one line per run. */
export const badgesAwarded = (tx: Tx, { workspaceId, memberId, badges }: Awarded) =>
  tell(tx, workspaceId, [
    {
      memberId,
      type: 'Applaud',
      objectId: null,
      key: `badge.awarded:${badges.join()}`,
      message: `You earned the ${badges.length === 1 ? 'badge' : 'badges'} ${nameList(badges, badges.length)}`,
      link: '/profile',
    },
  ])
