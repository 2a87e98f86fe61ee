/** Paid people are retried for this long while the plan or the day has no room. */
export const TRIED_DAYS = 14

export type WaitingPerson = { email: string; name: string }
