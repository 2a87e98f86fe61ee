import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingInvited } from '@/lib/meetings/notices/meeting-invited'
import { bookMeeting, isBookedBefore } from '@/lib/meetings/steps/book-meeting'
import type { ScheduleOneOnOneInput } from '@/lib/one-on-ones/schema'
import { addPoints, pointsOfAgenda } from '@/lib/one-on-ones/steps/add-points'
import { ensurePair, writeOneOnOnes } from '@/lib/one-on-ones/steps/ensure-pair'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

/** Schedules a one-on-one with a colleague, or a series of them, and invites them. */
export const scheduleOneOnOne = (actor: Actor, input: ScheduleOneOnOneInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { madeId: id, withId, title, description, agenda } = input
    const { workspaceId, memberId } = actor
    const own = { id, workspaceId, organizerId: memberId, kind: 'ONE_ON_ONE' } as const
    if (await isBookedBefore(tx, actor, own)) return { id }
    const pairId = await ensurePair(tx, actor, withId)
    await lockPair(tx, actor, pairId)
    const points = await pointsOfAgenda(tx, actor, agenda)
    const places = [memberId, withId].map((placed) => ({ memberId: placed, isBooked: true }))
    const ids = await bookMeeting(tx, actor, { ...own, title, description, timing: input, places })
    if (ids.length === 0) return { id }
    await writeOneOnOnes(tx, workspaceId, pairId, ids)
    if (points.length > 0)
      await addPoints(
        tx,
        actor,
        pairId,
        points.map((text) => ({ text })),
      )
    await meetingInvited(tx, actor, { ...own, title }, input.frequency !== 'Once')
    return { id }
  })
