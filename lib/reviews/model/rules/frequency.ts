import type { FormContent } from '@/lib/reviews/model/schema'
import type { Frequency } from '@/lib/platform/generated/prisma/enums'
import { plural } from '@/lib/shared/text'

export const isRepeating = ({ frequency }: Pick<FormContent, 'frequency'>) => frequency !== 'Once'

export const frequencyLabels: Record<Frequency, string> = {
  Once: 'Once',
  Daily: 'Daily',
  Weekly: 'Weekly',
  Monthly: 'Monthly',
}

/** "the same day", "3 days" */
export const openDaysWords = (count: number) => (count === 0 ? 'the same day' : plural(count, 'day'))

/** "every day", "every week" */
export const frequencyWords: Record<Exclude<Frequency, 'Once'>, string> = {
  Daily: 'every day',
  Weekly: 'every week',
  Monthly: 'every month',
}
