import { linked } from '@/components/ui/display/linked'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { OverviewPart } from '@/components/reviews/results/overview/overview-part'
import { QuestionResult } from '@/components/reviews/results/question-result'
import { proseClass } from '@/components/reviews/results/release/release-note'
import { factsOf } from '@/components/reviews/results/results-facts'
import type { Summed } from '@/lib/reviews/results/queries/get-summary'
import { reviewType } from '@/lib/reviews/model/rules/review-badges'
import { groupLabelsOf } from '@/lib/reviews/model/rules/relationships'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { answeredOf } from '@/lib/reviews/model/rules/response-rate'

interface PrintedReviewProps {
  review: Summed
  zone: string
}

const furtherFacts = (head: ReviewHead) => [
  ['Type', reviewType(head.kind === 'QUICK' ? null : head.subjectName)] as const,
  ['Answered', answeredOf(head)] as const,
]

function Facts({ head, zone }: { head: ReviewHead; zone: string }) {
  return (
    <dl className="m-0 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-5 gap-y-3">
      {[...factsOf(head, zone), ...furtherFacts(head)].map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-subtle">{name}</dt>
          <dd className="m-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The release note and the reply; nothing if neither was written. */
function Said({ head }: { head: ReviewHead }) {
  const said = [
    { name: 'Release note', text: head.releaseNote, by: head.releaserName ?? head.creatorName },
    { name: 'Reply', text: head.acknowledgement, by: head.subjectName },
  ].filter(({ text }) => text !== null)
  if (said.length === 0) return null
  return (
    <Card className="grid gap-4">
      {said.map(({ name, text, by }) => (
        <figure key={name} className="m-0">
          <h2 className="font-medium">{name}</h2>
          <blockquote className={`m-0 ${proseClass}`}>{linked(text)}</blockquote>
          <figcaption className="text-sm text-subtle">– {by}</figcaption>
        </figure>
      ))}
    </Card>
  )
}

/** All results of one review, without buttons or links to other screens. */
export function PrintedReview({ review: { head, summary }, zone }: PrintedReviewProps) {
  const labels = groupLabelsOf(head)
  const { overview, questions } = summary
  return (
    <div className="grid grid-cols-1 gap-4">
      {head.description.trim() !== '' && (
        <p className="max-w-reading text-pretty wrap-anywhere whitespace-pre-line">{linked(head.description)}</p>
      )}
      <Facts head={head} zone={zone} />
      {!head.eyes.seesNames && <p className="text-subtle">You see no names, so there are none here.</p>}
      <Said head={head} />
      {overview && (
        <OverviewPart
          overview={overview}
          summary={summary}
          labels={labels}
          zone={zone}
          subjectName={head.subjectName}
        />
      )}
      <Section title="Questions" className="mt-4">
        <ol className="printed m-0 grid list-none grid-cols-1 gap-4 p-0">
          {questions.map((question) => (
            <QuestionResult
              key={question.id}
              question={question}
              labels={labels}
              path={head.path}
              hidePath={null}
              isWhole
            />
          ))}
        </ol>
      </Section>
    </div>
  )
}
