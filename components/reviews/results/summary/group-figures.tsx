import { MeanRows } from '@/components/ui/charts/mean-rows'
import type { GroupLabels } from '@/lib/reviews/model/rules/relationships'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { groupRows } from '@/lib/reviews/results/rules/summary-words'

/** Figures per group, self beside others. */
export const GroupFigures = ({ question, labels }: { question: QuestionSummary; labels: GroupLabels }) =>
  question.groups.length === 0 ? null : <MeanRows {...groupRows(question, labels)} />
