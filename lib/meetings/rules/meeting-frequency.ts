import type { GoalFrequency, MeetingFrequency, MonthlyOn } from '@/lib/platform/generated/prisma/enums'

const labels: Readonly<Record<string, string>> = { Once: 'No Repeat' }

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** "No Repeat" for Once, else capitalised with spaces (specification, section 9). */
export const frequencyLabel = (frequency: string) => labels[frequency] ?? capitalised(frequency.replaceAll('_', ' '))

export const meetingFrequencies = [
  'Once',
  'Daily',
  'Weekly',
  'Bi_Weekly',
  'Monthly',
] as const satisfies readonly MeetingFrequency[]

const byGoal: Partial<Record<GoalFrequency, readonly MeetingFrequency[]>> = {
  daily: ['Once', 'Weekly'],
  weekly: ['Once', 'Daily', 'Weekly'],
  monthly: ['Once', 'Daily', 'Weekly', 'Bi_Weekly'],
}

/** Allowed frequencies given those of its goals (specification, section 5). */
export const frequenciesFor = (goals: readonly GoalFrequency[]): readonly MeetingFrequency[] =>
  meetingFrequencies.filter((frequency) => goals.every((goal) => byGoal[goal]?.includes(frequency) ?? true))

const monthlyWords: Record<MonthlyOn, string> = {
  DAY_OF_MONTH: 'Monthly',
  START_WEEK_OF_MONTH: 'Monthly in the first week',
  END_WEEK_OF_MONTH: 'Monthly in the last week',
}

export const repeatLabel = ({ frequency, monthlyOn }: { frequency: MeetingFrequency; monthlyOn: MonthlyOn }) =>
  frequency === 'Monthly' ? monthlyWords[monthlyOn] : frequencyLabel(frequency)

export const monthlyLabels = {
  DAY_OF_MONTH: 'Same date every month',
  START_WEEK_OF_MONTH: 'First week of the month',
  END_WEEK_OF_MONTH: 'Last week of the month',
} as const
