import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingChanged } from '@/lib/meetings/notices/meeting-invited'
import { changeMeeting } from '@/lib/meetings/steps/change-meeting'
import { lockOwnMeeting } from '@/lib/meetings/steps/lock-meeting'
import type { ChangeOneOnOneInput } from '@/lib/one-on-ones/schema'
import { placesOfPair, writeOneOnOnes } from '@/lib/one-on-ones/steps/ensure-pair'
import { lockPairOf } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

/** Either person may change title and time, of a series per scope. */
export const changeOneOnOne = (actor: Actor, input: ChangeOneOnOneInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { id, title, description, scope, hasMeet } = input
    const pair = await lockPairOf(tx, actor, id)
    const meeting = await lockOwnMeeting(tx, actor, input)
    const places = await placesOfPair(tx, pair)
    const change = { title, description, timing: input, places, scope, hasMeet }
    const changed = await changeMeeting(tx, actor, meeting, change)
    if (changed.made) await writeOneOnOnes(tx, meeting.workspaceId, pair.id, changed.made.ids)
    const { version } = await tx.meeting.findUniqueOrThrow({ where: { id }, select: { version: true } })
    await meetingChanged(tx, actor, { ...meeting, title, version }, changed)
    return { id }
  })
