export type Counts = {
  answered: number
  goals: number
  goalsOnTime: number
  goalsCompleted: number
  followUpsCompleted: number
  oneOnOnes: number
}

export const progressTowards = (count: number, most: number) => ({ done: Math.min(count, most), most })
