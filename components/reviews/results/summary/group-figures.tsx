import { MeanRows } from '@/components/ui/charts/mean-rows'
import { groupLabels } from '@/lib/reviews/rules'
import type { QuestionSummary } from '@/lib/reviews/results/summary/rules'
import { figureInWords } from '@/lib/reviews/results/tallies/rules'

/** What each group answered on the whole, and the person it is about beside everybody else. */
export function GroupFigures({ question: { type, groups, distribution } }: { question: QuestionSummary }) {
  if (groups.length === 0) return null
  const ends = [distribution.at(0)?.value ?? 0, distribution.at(-1)?.value ?? 100] as const
  const rows = groups.map(({ group, value, people }) => ({
    label: group === 'OTHERS' ? 'Everybody else' : groupLabels[group],
    value,
    shown: figureInWords(type, value),
    people,
    isSelf: group === 'SELF',
  }))
  return <MeanRows caption={type === 'yesno' ? 'Share of yes by group' : 'Mean by group'} rows={rows} ends={ends} />
}
