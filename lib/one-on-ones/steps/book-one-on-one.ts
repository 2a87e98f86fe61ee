import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingInvited } from '@/lib/meetings/notices/meeting-invited'
import type { Timing } from '@/lib/meetings/schema'
import { bookMeeting } from '@/lib/meetings/steps/book-meeting'
import type { Tx } from '@/lib/platform/db'
import { ensurePair, writeOneOnOnes } from './ensure-pair'
import { lockPair } from './lock-pair'

type NewOneOnOne = {
  id: string
  withId: string
  title: string
  description: string
  timing: Timing
  hasMeet?: boolean | undefined
}

/** Books a one-on-one or series and invites the colleague. Returns the pair, or null on a retry. */
export async function bookOneOnOne(tx: Tx, actor: Actor, { withId, ...meeting }: NewOneOnOne): Promise<string | null> {
  const { workspaceId, memberId } = actor
  const { id, title, timing } = meeting
  const pairId = await ensurePair(tx, actor, withId)
  await lockPair(tx, actor, pairId)
  const places = [memberId, withId].map((placed) => ({ memberId: placed, isBooked: true }))
  const ids = await bookMeeting(tx, actor, { ...meeting, kind: 'ONE_ON_ONE', places })
  if (ids.length === 0) return null
  await writeOneOnOnes(tx, workspaceId, pairId, ids)
  const isSeries = timing.frequency !== 'Once'
  await meetingInvited(tx, actor, { id, workspaceId, kind: 'ONE_ON_ONE', title }, { ids, isSeries })
  return pairId
}
