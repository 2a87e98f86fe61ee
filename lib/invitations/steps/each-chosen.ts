import 'server-only'
import { onRefusal } from '@/lib/platform/recover'

/** Done, and left out because it isn't possible for them. */
export type ChosenOutcome = { done: number; left: number }

/** Runs `act` for each, in id order against deadlocks; leaves out those refused for their own state. */
export async function eachChosen(
  ids: readonly string[],
  act: (id: string) => Promise<boolean>,
): Promise<ChosenOutcome> {
  let done = 0
  for (const id of ids.toSorted()) {
    const isDone = await onRefusal(act(id), (refusal) => {
      if (refusal.code !== 'conflict' && refusal.code !== 'forbidden') throw refusal
      return Promise.resolve(false)
    })
    if (isDone) done += 1
  }
  return { done, left: ids.length - done }
}
