import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'

/** The creator or any Admin ends a series; the system does when it cannot continue. */
export const canEndSeries = (actor: Actor | SystemActor, series: { creatorId: string }) =>
  isSystem(actor) || actor.role === 'Admin' || actor.memberId === series.creatorId

/** An occurrence goes out only in the name of its creator, who may have lost that right. */
export const canRepeat = (actor: Actor, series: { creatorId: string }) => actor.memberId === series.creatorId
