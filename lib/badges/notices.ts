import 'server-only'
import { record } from '@/lib/activity/record'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { nameList } from '@/lib/shared/text'

type Awarded = { workspaceId: string; memberId: string; badges: readonly string[] }

/** `badge.awarded`: the earner, one line per run; nobody else, who might learn from it that they answered. */
export async function badgesAwarded(tx: Tx, { workspaceId, memberId, badges }: Awarded) {
  const words = `You earned the ${badges.length === 1 ? 'badge' : 'badges'} ${nameList(badges, badges.length)}`
  const line = { memberId, type: 'Applaud' as const, key: `badge.awarded:${badges.join()}`, link: '/profile' }
  await record(tx, workspaceId, [{ ...line, title: words }])
  await tell(tx, workspaceId, [{ ...line, objectId: null, message: words }])
}
