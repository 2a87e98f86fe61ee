export type Counts = {
  answered: number
  goals: number
  goalsOnTime: number
  goalsCompleted: number
  followUpsCompleted: number
  oneOnOnes: number
}

/** Progress, capped at the target. */
export const progressTowards = (count: number, most: number) => ({ done: Math.min(count, most), most })
