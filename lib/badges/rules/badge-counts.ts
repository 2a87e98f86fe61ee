/** What of one person badges count. */
export type Counts = {
  answered: number
  goals: number
  goalsOnTime: number
  goalsCompleted: number
  followUpsCompleted: number
  oneOnOnes: number
}

/** How far somebody is towards a number, at most there. */
export const progressTowards = (count: number, most: number) => ({ done: Math.min(count, most), most })
