import 'server-only'
import { LOWEST_ID } from '@/lib/shared/id'
import { Refusal } from '@/lib/shared/refusal'
import { isQueueEnding } from './queue'

// The queue treats a run as dead after five minutes; the next run does the rest.
const RUN_MS = 240_000

/**
 * Picks in batches by id: `pick` gets the last id and returns nothing at the end. It stops before a run's time is up.
 */
export async function* inBatches<Due extends { id: string }>(pick: (after: string) => Promise<Due[]>) {
  const startedAt = performance.now()
  let after: string | undefined = LOWEST_ID
  while (after !== undefined && performance.now() - startedAt < RUN_MS) {
    const batch: Due[] = await pick(after)
    yield* batch
    after = batch.at(-1)?.id
  }
}

/**
 * Works on each item in turn and returns the results. A failure stops no other; all are thrown together at the end,
 * under `complaint`, so that the queue logs and retries them. A shutdown leaves the rest to the next run.
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

/** A member who lost the right meanwhile gets nothing, which is no failure. */
async function orNothing(making: Promise<{ isMade: boolean }>) {
  try {
    return await making
  } catch (fault) {
    if (fault instanceof Refusal) return { isMade: false }
    throw fault
  }
}

/** Makes due items one after another and counts them. Failures are thrown together as by `withEach`. */
export async function makeOneByOne<Due>(
  all: Iterable<Due>,
  make: (due: Due) => Promise<{ isMade: boolean }>,
  complaint: string,
) {
  const outcomes = await withEach(all, (due) => orNothing(make(due)), complaint)
  return { made: outcomes.filter(({ isMade }) => isMade).length }
}
