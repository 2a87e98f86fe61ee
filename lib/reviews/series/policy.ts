import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'

/** Its creator ends a series, or an Admin, whoever created it; and the product when it cannot go on. */
export const canEndSeries = (actor: Actor | SystemActor, series: { creatorId: string }) =>
  isSystem(actor) || actor.role === 'Admin' || actor.memberId === series.creatorId

/** A further occurrence goes out in the name of its creator, who may have lost the right to it; nobody else can send one. */
export const canRepeat = (actor: Actor, series: { creatorId: string }) => actor.memberId === series.creatorId
