import { Callout } from '@/components/ui/display/callout'
import { LongText } from '@/components/ui/display/long-text'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { HideableAnswer } from '@/lib/reviews/results/queries/list-hidden'
import { addressWith } from '@/lib/shared/address-with'
import { HideForm } from './hide-form'

/** Hiding a single answer. */
export function HideScreen({ answer }: { answer: HideableAnswer }) {
  const { id, reviewId, questionId, question, text, subjectName, isLastShown, from } = answer
  const preview = addressWith(`/feedback/preview/${reviewId}/as-subject`, { from: from === 1 ? undefined : from })
  const back = `${preview}#question-${questionId}`
  return (
    <Page narrow>
      <PageHeader
        title="Hide an answer"
        text="Hide a hurtful comment. You can show it again until the release."
        back={{ href: back, label: 'Preview' }}
      />
      <Card className="mb-6 sm:p-6">
        <p className="mb-2 text-pretty wrap-anywhere text-muted">{question}</p>
        <LongText text={text} />
      </Card>
      {isLastShown && (
        <Callout tone="warning" className="mb-6">
          Too few answers are left then, so {subjectName} sees nothing of this question.
        </Callout>
      )}
      <HideForm id={id} back={back} />
    </Page>
  )
}
