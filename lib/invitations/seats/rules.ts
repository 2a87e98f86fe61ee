/** For so many days is it tried to invite people who are paid for, where the plan or the day has no room for them. */
export const TRIED_DAYS = 14

/** A person waiting for a seat. */
export type WaitingPerson = { email: string; name: string }
