import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { ResultsFilter } from '@/lib/reviews/results/schema'
import { groupLabelsOf } from '@/lib/reviews/model/rules/relationships'
import type { SummaryPage } from '@/lib/reviews/results/queries/get-summary'
import { addressWith } from '@/lib/shared/address-with'
import { HiddenResults } from './hidden-results'
import { NoAnswers } from './no-answers'
import { QuestionResult } from './question-result'
import { OverviewPart } from './overview/overview-part'
import { PinActs } from './overview/pin-acts'
import { GroupSwitch } from './summary/group-switch'

interface SummaryListProps {
  head: ReviewHead
  summary: SummaryPage
  filter: Pick<ResultsFilter, 'group' | 'from'>
  zone: string
}

/** A group's summary URL. */
const pathOf = (head: ReviewHead, group: SummaryListProps['filter']['group']) =>
  group === undefined ? head.path : `${head.path}?group=${group.toLowerCase()}`

function Pages({ path, from, next }: { path: string; from: number; next: number | null }) {
  const hrefOf = (to: number) => addressWith(path, { from: to })
  if (from === 1 && next === null) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
      {from > 1 ? <ButtonLink href={path}>From the first question</ButtonLink> : <span />}
      {next !== null && <ButtonLink href={hrefOf(next)}>Next questions</ButtonLink>}
    </nav>
  )
}

/** The subject of a confidential form reads no quote of a group that is hidden from them. */
const quoteHintFor = ({ can, anonymity, subjectName }: ReviewHead) =>
  can.pin && anonymity === 'CONFIDENTIAL' && subjectName !== null
    ? `${subjectName} sees only those of groups of three or more, without names.`
    : undefined

export function SummaryList({ head, summary, filter: { group, from }, zone }: SummaryListProps) {
  if (head.hidden !== null) return <HiddenResults {...head} reason={head.hidden} />
  if (head.answeredCount === 0) {
    return (
      <Card flush>
        <NoAnswers {...head} />
      </Card>
    )
  }
  const { questions, groups, next, overview } = summary
  const path = pathOf(head, group)
  const labels = groupLabelsOf(head)
  const list = (
    <ol className="m-0 grid list-none grid-cols-1 gap-4 p-0">
      {questions.map((question) => (
        <QuestionResult key={question.id} question={question} path={path} labels={labels} hidePath={head.hidePath} />
      ))}
    </ol>
  )
  return (
    <>
      {overview && (
        <OverviewPart
          overview={overview}
          summary={summary}
          labels={labels}
          zone={zone}
          subjectName={head.subjectName}
          quoteHint={quoteHintFor(head)}
        />
      )}
      <GroupSwitch path={head.path} groups={groups} active={group} labels={labels} />
      {head.can.pin ? <PinActs>{list}</PinActs> : list}
      <Pages path={path} from={from} next={next} />
    </>
  )
}
