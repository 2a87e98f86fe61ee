import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { ResultsFilter } from '@/lib/reviews/results/schema'
import type { Summary } from '@/lib/reviews/results/rules/summary'
import { formatDate } from '@/lib/shared/dates'
import { HiddenResults } from '@/components/reviews/results/hidden-results'
import { NoAnswers } from '@/components/reviews/results/no-answers'
import { QuestionResult } from '@/components/reviews/results/question-result'
import { GroupSwitch } from './group-switch'

interface SummaryListProps {
  head: ReviewHead
  summary: Summary
  filter: Pick<ResultsFilter, 'group' | 'from'>
  zone: string
}

/** The address of the summary of this group. */
const pathOf = (head: ReviewHead, group: SummaryListProps['filter']['group']) =>
  group === undefined ? head.path : `${head.path}?group=${group.toLowerCase()}`

function Pages({ path, from, next }: { path: string; from: number; next: number | null }) {
  const hrefOf = (to: number) => `${path}${path.includes('?') ? '&' : '?'}from=${to}`
  if (from === 1 && next === null) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
      {from > 1 ? <ButtonLink href={path}>From the first question</ButtonLink> : <span />}
      {next !== null && <ButtonLink href={hrefOf(next)}>Next questions</ButtonLink>}
    </nav>
  )
}

/** What everybody together answered, or one group, question by question. */
export function SummaryList({ head, summary, filter: { group, from }, zone }: SummaryListProps) {
  if (head.hidden !== null) return <HiddenResults {...head} reason={head.hidden} />
  if (head.answeredCount === 0) {
    return (
      <Card flush>
        <NoAnswers {...head} />
      </Card>
    )
  }
  const { questions, groups, next, before } = summary
  const path = pathOf(head, group)
  return (
    <>
      <GroupSwitch path={head.path} groups={groups} active={group} />
      {before?.closedAt && (
        <p className="mb-4 text-sm text-subtle">
          Compared with the <TextLink href={before.path}>last round</TextLink>, which closed on{' '}
          {formatDate(before.closedAt, 'MMM DD, YYYY', zone)}.
        </p>
      )}
      <ol className="m-0 grid list-none grid-cols-1 gap-4 p-0">
        {questions.map((question) => (
          <QuestionResult key={question.id} {...{ question, path }} hidePath={head.hidePath} />
        ))}
      </ol>
      <Pages {...{ path, from, next }} />
    </>
  )
}
