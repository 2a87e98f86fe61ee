import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isBookedBefore } from '@/lib/meetings/steps/book-meeting'
import type { ScheduleOneOnOneInput } from '@/lib/one-on-ones/schema'
import { addAgendaPoints, pointsOfAgenda } from '@/lib/one-on-ones/steps/add-points'
import { bookOneOnOne } from '@/lib/one-on-ones/steps/book-one-on-one'
import { transaction } from '@/lib/platform/db'

export const scheduleOneOnOne = (actor: Actor, input: ScheduleOneOnOneInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { madeId: id, withId, title, description, agenda, hasMeet } = input
    const meeting = { id, title, description, timing: input }
    if (await isBookedBefore(tx, actor, { ...meeting, kind: 'ONE_ON_ONE', memberIds: [withId] })) return { id }
    const points = await pointsOfAgenda(tx, actor, agenda)
    const pairId = await bookOneOnOne(tx, actor, { ...meeting, withId, hasMeet })
    if (pairId !== null) await addAgendaPoints(tx, actor, pairId, points)
    return { id }
  })
