import { MeanRows } from '@/components/ui/charts/mean-rows'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { groupRows } from '@/lib/reviews/results/rules/summary-words'

/** What each group answered on the whole, and the person it is about beside everybody else. */
export const GroupFigures = ({ question }: { question: QuestionSummary }) =>
  question.groups.length === 0 ? null : <MeanRows {...groupRows(question)} />
