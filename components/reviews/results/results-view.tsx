import type { ReviewHead } from '@/lib/reviews/results/queries'
import type { ResultsFilter } from '@/lib/reviews/results/schema'
import type { ResultsView as View } from '@/lib/reviews/results/views/queries'
import { isOnRecord } from '@/lib/reviews/results/readers/rules'
import { OpeningRecord } from './readers/opening-record'
import { PeopleList } from './people-list'
import { ResponseList } from './response-list'
import { SummaryList } from './summary/summary-list'
import { TextList } from './text-list'

interface ResultsViewProps {
  head: ReviewHead
  view: View
  filter: ResultsFilter
  zone: string
}

/** What the open tab of a review shows. */
function OpenTab({ head, view, filter, zone }: ResultsViewProps) {
  switch (view.kind) {
    case 'answers':
      return <ResponseList {...{ head, filter, zone }} responses={view.responses} />
    case 'texts':
      return (
        <TextList
          path={head.path}
          hidePath={head.hidePath}
          filter={{ ...filter, question: view.question }}
          texts={view.texts}
        />
      )
    case 'summary':
      return <SummaryList {...{ head, filter, zone }} summary={view.summary} />
    case 'team':
    case 'invited':
      return <PeopleList {...{ head, filter }} people={view.people} kind={view.kind} />
  }
}

/** Results, and word of who saw them to the log, where they are somebody else's. */
export const ResultsView = (props: ResultsViewProps) => (
  <>
    {isOnRecord(props.head.readAs) && <OpeningRecord id={props.head.id} />}
    <OpenTab {...props} />
  </>
)
