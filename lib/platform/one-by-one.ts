import 'server-only'
import { Refusal } from '@/lib/shared/refusal'

type Work<Due> = {
  make: (due: Due) => Promise<{ isMade: boolean }>
  /** Marks what could not be made. */
  fail: (due: Due) => Promise<unknown>
}

async function attempt<Due>(due: Due, { make, fail }: Work<Due>) {
  const [outcome] = await Promise.allSettled([make(due)])
  if (outcome.status === 'fulfilled') return { made: outcome.value.isMade ? 1 : 0, faults: [] }
  await fail(due)
  // Who lost the right to it meanwhile gets nothing, and that is no fault of ours.
  const reason: unknown = outcome.reason
  return { made: 0, faults: reason instanceof Refusal ? [] : [reason] }
}

/**
 * Makes what is due, one after another, and counts it. What cannot be made is marked as failed and holds up nothing; at the
 * end all faults are thrown together, under `complaint`.
 */
export async function makeOneByOne<Due>(all: readonly Due[], work: Work<Due>, complaint: string) {
  const faults: unknown[] = []
  let made = 0
  for (const due of all) {
    const outcome = await attempt(due, work)
    made += outcome.made
    faults.push(...outcome.faults)
  }
  if (faults.length > 0) throw new AggregateError(faults, `${complaint}: ${faults.length}`)
  return { made }
}
