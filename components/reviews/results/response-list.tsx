import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Avatar } from '@/components/ui/display/avatar'
import { DateTime } from '@/components/ui/display/date-time'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { FactLine } from '@/components/ui/list/fact-line'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { NamedResponse, NamedResponses } from '@/lib/reviews/results/queries/list-responses'
import { answerOrders, orderOf, type AnswerOrder, type ResultsFilter } from '@/lib/reviews/results/schema'
import { relationshipLabels } from '@/lib/reviews/model/rules/relationships'
import { addressWith } from '@/lib/shared/address-with'
import { GivenAnswer } from './given-answer'
import { NoAnswers } from './no-answers'

interface ResponseListProps {
  head: ReviewHead
  responses: NamedResponses
  filter: ResultsFilter
  zone: string
}

const orderLabels: Record<AnswerOrder, string> = { newest: 'Newest first', name: 'By name' }

function whereItIs(hidden: ReviewHead['hidden']) {
  if (hidden === null) return undefined
  return hidden === 'not-closed' ? 'The Summary opens when it closes.' : 'Too few answered for a Summary.'
}

/** The creator previews what the subject reads. */
const togetherFor = ({ previewer, subjectName }: ReviewHead) =>
  previewer === null ? 'You only see' : `${subjectName ?? 'The person it’s about'} only sees`

function NothingToRead({ head, filter: { search, after } }: Pick<ResponseListProps, 'head' | 'filter'>) {
  if (!head.eyes.seesNames) {
    return (
      <EmptyState
        icon={<Icon name="lock" />}
        title={
          head.anonymity === 'ANONYMOUS'
            ? 'Anonymous answers are only shown together'
            : `${togetherFor(head)} answers together`
        }
        text={whereItIs(head.hidden)}
        action={head.hidden === null && <ButtonLink href={head.path}>See the Summary</ButtonLink>}
      />
    )
  }
  if (search !== '' || after !== undefined) {
    return (
      <EmptyState
        icon={<Icon name="search-x" />}
        title={search === '' ? 'No more answers' : `No results for “${search}”`}
      />
    )
  }
  return <NoAnswers {...head} />
}

interface ResponseCardProps extends Pick<ResponseListProps, 'zone'> {
  response: NamedResponse
  questions: NamedResponses['questions']
}

function ResponseCard({ response, questions, zone }: ResponseCardProps) {
  const { authorName, pictureId, relationship, submittedAt, answers, hiddenIds } = response
  // Follow-ups weren't asked of everybody.
  const shown = questions.filter(({ id, followsId }) => followsId === null || answers[id] || hiddenIds.includes(id))
  return (
    <Card className="sm:p-6">
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={authorName} pictureId={pictureId} />
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">{authorName}</h2>
          <p className="text-sm text-subtle">
            <FactLine
              facts={[
                relationship !== 'OTHER' && relationshipLabels[relationship],
                <DateTime key="at" at={submittedAt} zone={zone} format="date-time" />,
              ]}
            />
          </p>
        </div>
      </div>
      <dl className="m-0">
        {shown.map((question) => (
          <GivenAnswer
            key={question.id}
            question={question}
            answer={answers[question.id]}
            isHidden={hiddenIds.includes(question.id)}
          />
        ))}
      </dl>
    </Card>
  )
}

const addressOf = ({ head, filter: { search, sort } }: Pick<ResponseListProps, 'head' | 'filter'>, after?: string) =>
  addressWith(head.path, { tab: 'answers', search, sort, after })

function Toolbar({ head, filter }: Pick<ResponseListProps, 'head' | 'filter'>) {
  const { search, sort } = filter
  return (
    <ListToolbar
      search={
        <SearchInput
          key={search}
          label="Search names and answers"
          name="search"
          defaultValue={search}
          keep={{ tab: 'answers', sort }}
        />
      }
    >
      <FilterSelect
        className="max-w-44"
        label="Sort by"
        name="sort"
        value={orderOf(answerOrders, sort)}
        options={answerOrders.map((order) => ({ value: order, label: orderLabels[order] }))}
        href={addressOf({ head, filter: { ...filter, sort: undefined } })}
      />
    </ListToolbar>
  )
}

export function ResponseList({ head, responses, filter, zone }: ResponseListProps) {
  const { rows, questions, next } = responses
  const isFirstPage = filter.after === undefined
  return (
    <>
      {(rows.length > 0 || filter.search !== '') && <Toolbar head={head} filter={filter} />}
      {rows.length === 0 && (
        <Card flush>
          <NothingToRead head={head} filter={filter} />
        </Card>
      )}
      <div className="grid grid-cols-1 gap-4">
        {rows.map((response) => (
          <ResponseCard key={response.id} response={response} questions={questions} zone={zone} />
        ))}
      </div>
      <Pagination
        first={isFirstPage ? undefined : addressOf({ head, filter })}
        next={next === null ? undefined : addressOf({ head, filter }, next)}
      />
    </>
  )
}
