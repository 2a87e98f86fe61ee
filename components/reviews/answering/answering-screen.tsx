import { Callout } from '@/components/ui/display/callout'
import type { Answering } from '@/lib/reviews/responses/queries'
import { AnsweringForm } from './answering-form'
import { AnsweringHeading } from './answering-heading'
import { ClosedDoor } from './closed-door'
import { OptOutButton } from './opt-out-button'
import { Receipt } from './receipt'

interface AnsweringScreenProps {
  view: Answering
  /** The e-mailed code of somebody without an account. */
  code?: string
}

function Answer({ view, code }: AnsweringScreenProps) {
  const { reviewId, questions, answers, localKey, timeZone, isViewed, creatorName } = view
  const door = { reviewId, code }
  return (
    <>
      <Callout tone="privacy" className="mb-6">
        {view.privacySentence}
      </Callout>
      <AnsweringForm {...{ door, questions, answers, localKey, timeZone, isViewed }} note={view.privacyNote} />
      <p className="mt-6 flex flex-wrap items-center gap-x-2 text-subtle">
        You do not have to answer. <OptOutButton door={door} creatorName={creatorName} />
      </p>
    </>
  )
}

/** A review as somebody who was asked meets it: the form, the receipt, or why there is neither. */
export function AnsweringScreen({ view, code }: AnsweringScreenProps) {
  const { reviewId, state, creatorName } = view
  return (
    <>
      <AnsweringHeading {...view} />
      {state === 'open' && <Answer view={view} code={code} />}
      {state === 'answered' && <Receipt {...view} />}
      {state !== 'open' && state !== 'answered' && (
        <ClosedDoor state={state} creatorName={creatorName} door={{ reviewId, code }} />
      )}
    </>
  )
}
