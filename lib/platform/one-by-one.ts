import 'server-only'
import { Refusal } from '@/lib/shared/refusal'
import { isQueueEnding } from './queue'

const FIRST = '00000000-0000-0000-0000-000000000000'

// The queue takes a run for dead after five minutes; what this one does not reach the next one does.
const RUN_MS = 240_000

/**
 * Everything there is to pick, a batch after the other, by its id: `pick` is told the id to go on after, and finds nothing
 * at the end. It ends before the time of a run does.
 */
export async function* inBatches<Due extends { id: string }>(pick: (after: string) => Promise<Due[]>) {
  const startedAt = performance.now()
  let after: string | undefined = FIRST
  while (after !== undefined && performance.now() - startedAt < RUN_MS) {
    const batch: Due[] = await pick(after)
    yield* batch
    after = batch.at(-1)?.id
  }
}

/**
 * Does the same with each, one after another, and returns what came of those it could be done with. One that fails holds up
 * no other; at the end all faults are thrown together, under `complaint`, for the queue to log them and to try again. What
 * is left when the process ends is for the next run.
 */
export async function withEach<Due, Result>(
  all: AsyncIterable<Due> | Iterable<Due>,
  work: (due: Due) => Promise<Result>,
  complaint: string,
): Promise<Result[]> {
  const results: Result[] = []
  const faults: unknown[] = []
  for await (const due of all) {
    if (isQueueEnding()) break
    try {
      results.push(await work(due))
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${complaint}: ${faults.length}`)
  return results
}

/** Who lost the right to it meanwhile gets nothing, and that is no fault of ours. */
async function orNothing(making: Promise<{ isMade: boolean }>) {
  try {
    return await making
  } catch (fault) {
    if (fault instanceof Refusal) return { isMade: false }
    throw fault
  }
}

/** Makes what is due, one after another, and counts what was made. Faults are thrown together as by `withEach`. */
export async function makeOneByOne<Due>(
  all: Iterable<Due>,
  make: (due: Due) => Promise<{ isMade: boolean }>,
  complaint: string,
) {
  const outcomes = await withEach(all, (due) => orNothing(make(due)), complaint)
  return { made: outcomes.filter(({ isMade }) => isMade).length }
}
