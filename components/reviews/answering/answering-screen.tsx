import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import type { ToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { AnsweringHeading } from './answering-heading'
import { CannotAnswer } from './leaving/cannot-answer'
import { DiscardButton } from './discard-button'
import type { Access } from './saving/access'
import { OptOutButton } from './leaving/opt-out-button'
import { ConfirmedStep } from './outside/confirmed-step'
import { PostedForm } from './posted-form'
import { PrivacyLine } from './privacy-line'
import { Receipt } from './receipt/receipt'
import { revisionKey } from './saving/local-copy'

interface AnsweringScreenProps {
  view: Answering
  /** The external reviewer's mailed code. */
  code?: string
  /** Editing sent answers. */
  isEditing?: boolean
  /** The consent of external reviewers, short and full. */
  consent?: { short: string; details: ReactNode }
  /** The request due next, shown once this one is answered. */
  next?: ToAnswer
  /** Further questions, at the end. */
  foot?: ReactNode
  /** Material between the privacy line and the form. */
  children?: ReactNode
}

type PartProps = { view: Answering; access: Access } & Pick<AnsweringScreenProps, 'consent' | 'foot' | 'children'>

function OptOut({ view: { can, creatorName }, access }: Pick<PartProps, 'view' | 'access'>) {
  if (access.code !== undefined) {
    return (
      <ConfirmedStep step="optOut" access={access} label="You don’t have to answer" verb="Opt out">
        {creatorName} gets no answers from you. Until this closes, your draft is kept and you can change your mind.
      </ConfirmedStep>
    )
  }
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-2 text-subtle">
      You don’t have to answer.{' '}
      <OptOutButton access={access} creatorName={creatorName} canDeclineFuture={can.declineFuture} />
    </p>
  )
}

const Privacy = ({ view, consent }: Pick<PartProps, 'view' | 'consent'>) => (
  <PrivacyLine sentences={view.privacyNotice} aside={consent?.short}>
    {consent?.details}
  </PrivacyLine>
)

function Answer({ view, access, consent, foot, children }: PartProps) {
  const { questions, answers, readAt, localKey, timeZone, isViewed } = view
  return (
    <>
      <Privacy view={view} consent={consent} />
      {children && <div className="list mb-6 empty:hidden">{children}</div>}
      <PostedForm
        access={access}
        questions={questions}
        answers={answers}
        readAt={readAt}
        localKey={localKey}
        timeZone={timeZone}
        isViewed={isViewed}
        foot={foot}
      />
      {view.can.optOut && <OptOut view={view} access={access} />}
    </>
  )
}

/** Sent answers count until the changes are sent. */
function Revise({ view, access, consent, foot, children }: PartProps) {
  const { questions, answers, readAt, revision, timeZone, isViewed } = view
  const changing = { ...access, isRevision: true }
  return (
    <>
      <Callout className="mb-4" title="You’re changing your answers">
        Your first answers count until you send these.
      </Callout>
      <Privacy view={view} consent={consent} />
      {children && <div className="list mb-6 empty:hidden">{children}</div>}
      <PostedForm
        access={changing}
        questions={questions}
        readAt={readAt}
        timeZone={timeZone}
        isViewed={isViewed}
        foot={foot}
        answers={revision ?? answers}
        localKey={revisionKey(view.localKey)}
      />
      {access.code === undefined ? (
        <p className="mt-6">
          <DiscardButton access={changing} />
        </p>
      ) : (
        <ConfirmedStep step="discard" access={changing} label="Discard your changes" verb="Discard changes">
          Your first answers stay.
        </ConfirmedStep>
      )}
    </>
  )
}

/** The way from what a subject wrote to what others did. */
const ReleasedToMe = ({ reviewId }: Pick<Answering, 'reviewId'>) => (
  <Callout
    className="mb-4"
    title="Feedback about you is released"
    action={
      <ButtonLink href={`/feedback/shared/${reviewId}`} variant="primary">
        Read your feedback
      </ButtonLink>
    }
  />
)

/** A review for its respondent: the form, the receipt, or why there is neither. */
export function AnsweringScreen({
  view,
  code,
  isEditing = false,
  consent,
  next,
  foot,
  children,
}: AnsweringScreenProps) {
  const { reviewId, state } = view
  const access = { reviewId, code, notice: view.privacyNotice[0] }
  const parts = { view, access, consent, foot }
  const isRevising = state === 'answered' && isEditing && view.can.revise
  return (
    <>
      <AnsweringHeading {...view} />
      {view.isReleasedToMe && <ReleasedToMe reviewId={reviewId} />}
      {state === 'open' && <Answer {...parts}>{children}</Answer>}
      {isRevising && <Revise {...parts}>{children}</Revise>}
      {state === 'answered' && !isRevising && <Receipt view={view} access={access} next={next} />}
      {state !== 'open' && state !== 'answered' && <CannotAnswer view={view} access={access} state={state} />}
    </>
  )
}
