import { groupLabelsOf } from '@/lib/reviews/model/rules/relationships'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { ResultsFilter } from '@/lib/reviews/results/schema'
import type { ResultsView as View } from '@/lib/reviews/results/queries/get-results-view'
import { PeopleList } from './people-list'
import { ResponseList } from './response-list'
import { SummaryList } from './summary-list'
import { TextList } from './text-list'

interface ResultsViewProps {
  head: ReviewHead
  view: View
  filter: ResultsFilter
  zone: string
}

export function ResultsView({ head, view, filter, zone }: ResultsViewProps) {
  switch (view.kind) {
    case 'answers':
      return <ResponseList head={head} filter={filter} zone={zone} responses={view.responses} />
    case 'texts':
      return (
        <TextList
          path={head.path}
          hidePath={head.hidePath}
          filter={{ ...filter, question: view.question }}
          texts={view.texts}
          labels={groupLabelsOf(head)}
        />
      )
    case 'summary':
      return <SummaryList head={head} filter={filter} zone={zone} summary={view.summary} />
    case 'team':
    case 'invited':
      return <PeopleList head={head} filter={filter} people={view.people} kind={view.kind} />
  }
}
