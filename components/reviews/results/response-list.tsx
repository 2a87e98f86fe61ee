import { Lock, MessageSquareDashed } from 'lucide-react'
import { Avatar } from '@/components/ui/display/avatar'
import { DateTime } from '@/components/ui/display/date-time'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Pagination } from '@/components/ui/list/pagination'
import type { ReviewHead } from '@/lib/reviews/results/queries'
import type { NamedResponse, NamedResponses } from '@/lib/reviews/results/responses/queries'
import { relationshipLabels } from '@/lib/reviews/rules'
import { GivenAnswer } from './given-answer'

interface ResponseListProps {
  head: ReviewHead
  responses: NamedResponses
  zone: string
  isFirstPage: boolean
}

function NothingToRead({ isAnonymous }: { isAnonymous: boolean }) {
  return (
    <Card flush>
      {isAnonymous ? (
        <EmptyState
          icon={<Lock />}
          title="Anonymous answers are only shown together"
          text="What one person answered is never shown in one place, because it could tell who they are. The summary has what everybody said."
        />
      ) : (
        <EmptyState icon={<MessageSquareDashed />} title="No answers yet" text="Answers appear here as they arrive." />
      )}
    </Card>
  )
}

interface ResponseCardProps extends Pick<ResponseListProps, 'zone'> {
  response: NamedResponse
  questions: NamedResponses['questions']
}

function ResponseCard({ response, questions, zone }: ResponseCardProps) {
  const { authorName, memberId, relationship, submittedAt, answers } = response
  return (
    <Card className="sm:p-6">
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={authorName} seed={memberId ?? authorName} />
        <div className="min-w-0">
          <h2 className="truncate font-semibold">{authorName}</h2>
          <p className="text-sm text-subtle">
            {relationship !== 'OTHER' && `${relationshipLabels[relationship]} · `}
            <DateTime at={submittedAt} zone={zone} format="date-time" />
          </p>
        </div>
      </div>
      <dl className="m-0 max-w-reading">
        {questions.map((question) => (
          <GivenAnswer key={question.id} question={question} answer={answers[question.id]} />
        ))}
      </dl>
    </Card>
  )
}

/** What each person answered, where the review has names. */
export function ResponseList({ head, responses, zone, isFirstPage }: ResponseListProps) {
  const { rows, questions, next } = responses
  if (rows.length === 0) return <NothingToRead isAnonymous={head.anonymity === 'ANONYMOUS'} />
  const path = `/feedback/preview/${head.id}?tab=answers`
  return (
    <>
      <div className="grid gap-4">
        {rows.map((response) => (
          <ResponseCard key={response.id} {...{ response, questions, zone }} />
        ))}
      </div>
      <Pagination
        newer={isFirstPage ? undefined : path}
        older={next === null ? undefined : `${path}&after=${encodeURIComponent(next)}`}
      />
    </>
  )
}
