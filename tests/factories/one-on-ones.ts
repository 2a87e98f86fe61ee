import type { Actor } from '@/lib/access/actor'
import { addPairItem } from '@/lib/one-on-ones/commands/add-pair-item'
import { addPointNote } from '@/lib/one-on-ones/commands/add-point-note'
import { addTalkingPoint } from '@/lib/one-on-ones/commands/add-talking-point'
import { commentOnOneOnOne } from '@/lib/one-on-ones/commands/comment-on-one-on-one'
import { scheduleOneOnOne } from '@/lib/one-on-ones/commands/schedule-one-on-one'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import type { ScheduleOneOnOneInput } from '@/lib/one-on-ones/schema'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { timing } from './meetings'
import { aMember } from './members'
import { aWorkspace, unique } from './workspaces'

type GivenOneOnOne = Partial<Omit<ScheduleOneOnOneInput, 'withId'>>

export const oneOnOneInput = (other: Actor, given: GivenOneOnOne = {}): ScheduleOneOnOneInput => ({
  ...timing(),
  madeId: randomId(),
  withId: other.memberId,
  title: 'One-on-one',
  description: '',
  agenda: '',
  ...given,
})

/** A one-on-one of these two, half an hour the day after tomorrow at ten unless told otherwise. */
export async function aOneOnOne(one: Actor, other: Actor, given: GivenOneOnOne = {}) {
  const { id } = await scheduleOneOnOne(one, oneOnOneInput(other, given))
  const { pairId } = await db.oneOnOne.findUniqueOrThrow({ where: { id }, select: { pairId: true } })
  return { id, pairId }
}

/** Two colleagues with a one-on-one to come. */
export async function aPair(given: GivenOneOnOne = {}) {
  const workspace = await aWorkspace()
  const [one, other] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
  return { workspace, one, other, ...(await aOneOnOne(one, other, given)) }
}

export const aPoint = async (actor: Actor, pairId: string, text = unique('Point')) =>
  (await addTalkingPoint(actor, { madeId: randomId(), id: pairId, text, link: '' })).id

export const aNote = async (actor: Actor, pairId: string, pointId: string, text = unique('Note')) =>
  (await addPointNote(actor, { madeId: randomId(), id: pairId, pointId, text })).id

export const anOwnedItem = async (actor: Actor, pairId: string, title = unique('Item'), dueOn: string | null = null) =>
  (await addPairItem(actor, { madeId: randomId(), id: pairId, title, ownerId: actor.memberId, dueOn })).id

export const aPairComment = async (actor: Actor, id: string, comment = unique('Comment')) =>
  (await commentOnOneOnOne(actor, { madeId: randomId(), id, comment })).id

/** The agenda as this person reads it: "✓" before what is ticked off. */
export const agendaOf = async (actor: Actor, id: string) =>
  (await getOneOnOne(actor, id)).points.map(({ text, isDone }) => (isDone ? `✓ ${text}` : text))

/** Two colleagues without a one-on-one. */
export async function anotherTwo() {
  const workspace = await aWorkspace()
  return { workspace, one: await aMember({ workspace }), other: await aMember({ workspace, firstName: 'Tom' }) }
}
