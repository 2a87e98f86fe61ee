/**
 * `failed` tries again by itself. `too-long` waits for a change, `signed-out` for somebody to sign in. `shut` is what may
 * not be changed now and perhaps later: it is tried again with the next change. `elsewhere` was changed by another tab and
 * `gone` is no draft any more: both never save again from here.
 */
export type Saving =
  | { state: 'idle' | 'saving' | 'failed' }
  | { state: 'saved'; at: Date }
  | { state: 'too-long' | 'signed-out' | 'shut' | 'elsewhere' | 'gone'; message: string }

/** Of what is saved in two parts, what is to be said of both: the worse of the two, and only what holds for both. */
export function savingOfBoth(one: Saving, other: Saving): Saving {
  const both = [one, other]
  const is = (state: Saving['state']) => both.find((saving) => saving.state === state)
  const unsaved = is('failed') ?? is('saving') ?? both.find((saving) => 'message' in saving)
  if (unsaved) return unsaved
  if (one.state === 'saved' && other.state === 'saved') return one.at > other.at ? one : other
  return is('saved') ?? one
}
