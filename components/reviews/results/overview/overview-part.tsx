import type { GroupLabels } from '@/lib/reviews/model/rules/relationships'
import type { SummaryPage } from '@/lib/reviews/results/queries/get-summary'
import { pointsOf } from '@/lib/reviews/results/rules/overview-words'
import type { Overview } from '@/lib/reviews/results/rules/overview'
import { InShort } from './in-short'
import { Moves } from './moves'
import { QuoteList } from './quote-list'
import { ScoreTable } from './score-table'
import { SelfGaps } from './self-gaps'
import { RankedQuestions } from './ranked-questions'

interface OverviewPartProps {
  overview: Overview
  summary: Pick<SummaryPage, 'questions' | 'before'>
  subjectName: string | null
  labels: GroupLabels
  zone: string
  quoteHint?: string
}

/** The overview above the question results. */
export function OverviewPart({
  overview,
  summary: { questions, before },
  subjectName,
  labels,
  zone,
  quoteHint,
}: OverviewPartProps) {
  const { strongest, weakest, gaps, moves, quotes, rows } = overview
  if (rows.length === 0 && quotes.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <InShort points={pointsOf(overview, subjectName)} />
      <div className="grid items-start gap-4 empty:hidden sm:grid-cols-2 [&>:only-child]:col-span-full">
        {strongest.length > 1 && (
          <>
            <RankedQuestions title="Strongest" questions={strongest} />
            <RankedQuestions title="Weakest" questions={weakest} />
          </>
        )}
        <SelfGaps gaps={gaps} />
        <Moves moves={moves} before={before} zone={zone} />
      </div>
      <QuoteList quotes={quotes} hint={quoteHint} />
      <ScoreTable
        overview={overview}
        labels={labels}
        hasChange={rows.some(({ change }) => change !== null)}
        onPage={new Set(questions.map(({ id }) => id))}
      />
    </div>
  )
}
