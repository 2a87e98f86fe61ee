type Outcome = { offer: object | null; left: readonly unknown[]; unmailed: readonly unknown[] }

/** Where the rest is explained or done: the form with its price, or the list. Null: everyone got a mail. */
export function nextPage({ offer, left, unmailed }: Outcome, typed: string): string | null {
  if (offer) return `/users/add?emails=${encodeURIComponent(typed)}`
  return left.length + unmailed.length > 0 ? '/users?tab=invited' : null
}
