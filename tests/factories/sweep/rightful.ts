import { sweep } from './tables'
import type { SweptWorld } from './world'

/** The input of an action as somebody sends it who may, at a moment when there is something to do. */
export async function rightfulInput(name: string, world: SweptWorld, code: string): Promise<object> {
  await sweep.ready[name]?.(world, code)
  return (sweep.rightful[name] ?? sweep.inputs[name])?.(world, code) ?? {}
}

/** Those among whom somebody may do it: who wrote it, who was asked, and an Admin. */
export const entitled = async (name: string, world: SweptWorld) =>
  (await sweep.entitled[name]?.(world, '')) ?? [world.creator, world.respondent, world.admin]

/**
 * What an action or a route says once it knows who asks and has found what it is about: yes, or that now is not the time.
 * Whether the time is right is what the tests of each command are for.
 */
export const heard = ['ok', 'conflict', 'already-sent', 'plan-limit']
