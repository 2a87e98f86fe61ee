import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { ReleaseButton } from '@/components/reviews/results/release/release-button'
import { CloseButton } from '@/components/reviews/running/steps/close-button'
import { NudgeButton } from '@/components/reviews/running/steps/nudge-button'
import { ResumeButton } from '@/components/reviews/running/steps/resume-button'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { NextStep } from '@/lib/reviews/results/rules/next-step'
import { AskAgainButton } from './ask-again-button'
import { ReviewMenu } from './review-menu'

function NextButton({ head, step }: { head: ReviewHead; step: NextStep }): ReactNode {
  const { id, anonymity, answeredCount, askedCount, optedOutCount, subjectName, releasedReaders, path } = head
  const manage = `/feedback/edit/${id}`
  switch (step) {
    case 'remind':
      return <NudgeButton id={id} variant="primary" />
    case 'close':
      return (
        <CloseButton
          id={id}
          anonymity={anonymity}
          answeredCount={answeredCount}
          askedCount={askedCount}
          optedOutCount={optedOutCount}
          variant="primary"
        />
      )
    case 'resume':
      return <ResumeButton id={id} />
    case 'extend':
      return (
        <ButtonLink href={manage} variant="primary">
          Set a new close date
        </ButtonLink>
      )
    case 'release':
      return (
        <ReleaseButton
          id={id}
          readers={releasedReaders}
          subjectName={subjectName ?? ''}
          preview={`${path}/as-subject`}
        />
      )
    case 'reopen':
      return (
        <ButtonLink href={manage} variant="primary">
          Reopen
        </ButtonLink>
      )
    case 'again':
      return <AskAgainButton id={id} />
  }
}

/** The creator's next step, the rest in a menu. */
export function ReviewActs({ head }: { head: ReviewHead }) {
  const { id, anonymity, answeredCount, askedCount, optedOutCount, steps, hidden } = head
  if (steps === null) return null
  return (
    <>
      {steps.next && <NextButton head={head} step={steps.next} />}
      <ReviewMenu
        review={{ id, anonymity, answeredCount, askedCount, optedOutCount }}
        steps={steps}
        hasResults={hidden === null && answeredCount > 0}
      />
    </>
  )
}
