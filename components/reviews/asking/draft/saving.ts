/**
 * `failed` retries by itself; `too-long` waits for an edit, `signed-out` for a sign-in; `shut` is blocked and retried
 * with the next edit; `elsewhere` (changed in another tab) and `gone` are final.
 */
export type Saving =
  | { state: 'idle' | 'saving' | 'failed' }
  | { state: 'saved'; at: Date }
  | { state: 'too-long' | 'signed-out' | 'shut' | 'elsewhere' | 'gone'; message: string }

/** The state of two savers: the worse one, and only what holds for both. */
export function savingOfBoth(one: Saving, other: Saving): Saving {
  const both = [one, other]
  const is = (state: Saving['state']) => both.find((saving) => saving.state === state)
  const unsaved = is('failed') ?? is('saving') ?? both.find((saving) => 'message' in saving)
  if (unsaved) return unsaved
  if (one.state === 'saved' && other.state === 'saved') return one.at > other.at ? one : other
  return is('saved') ?? one
}
