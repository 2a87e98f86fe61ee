import type { ReactNode } from 'react'
import { Promises } from '@/components/reviews/form-view/promises'
import { Callout } from '@/components/ui/display/callout'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { AnsweringHeading } from './answering-heading'
import { ClosedDoor } from './leaving/closed-door'
import { DiscardButton } from './discard-button'
import type { Door } from './door'
import { OptOutButton } from './leaving/opt-out-button'
import { ConfirmedStep } from './outside/confirmed-step'
import { PostedForm } from './posting/posted-form'
import { Receipt } from './receipt/receipt'
import { revisionKey } from './saving/local-copy'

interface AnsweringScreenProps {
  view: Answering
  /** The e-mailed code of somebody without an account. */
  code?: string
  /** Whether they want to change what they sent. */
  isEditing?: boolean
  /** What may help to answer, between the promises and the form. */
  children?: ReactNode
}

type PartProps = { view: Answering; door: Door; children?: ReactNode }

function OptOut({ view: { can, creatorName }, door }: PartProps) {
  if (door.code !== undefined) {
    return (
      <ConfirmedStep step="optOut" door={door} label="You do not have to answer" verb="Opt out">
        {creatorName} will not get answers from you. What you wrote so far is kept until this closes, and until then you
        can change your mind.
      </ConfirmedStep>
    )
  }
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-2 text-subtle">
      You do not have to answer.{' '}
      <OptOutButton door={door} creatorName={creatorName} canDeclineFuture={can.declineFuture} />
    </p>
  )
}

function Answer({ view, door, children }: PartProps) {
  const { questions, answers, readAt, localKey, timeZone, isViewed } = view
  return (
    <>
      <Promises sentences={view.promises} className="mb-6" />
      {children}
      <PostedForm {...{ door, questions, answers, readAt, localKey, timeZone, isViewed }} note={view.privacyNote} />
      {view.can.optOut && <OptOut {...{ view, door }} />}
    </>
  )
}

/** What was sent counts until the changes are sent: nothing half done is ever read. */
function Revise({ view, door, children }: PartProps) {
  const { questions, answers, readAt, revision, timeZone, isViewed } = view
  const changing = { ...door, isRevision: true }
  return (
    <>
      <Callout className="mb-6" title="You are changing what you sent">
        Your first answers count until you send these.
      </Callout>
      <Promises sentences={view.promises} className="mb-6" />
      {children}
      <PostedForm
        {...{ door: changing, questions, readAt, timeZone, isViewed }}
        answers={revision ?? answers}
        localKey={revisionKey(view.localKey)}
        note={view.privacyNote}
      />
      {door.code === undefined ? (
        <p className="mt-6">
          <DiscardButton door={changing} />
        </p>
      ) : (
        <ConfirmedStep step="discard" door={changing} label="Discard your changes" verb="Discard changes">
          What you sent before stays as it is.
        </ConfirmedStep>
      )}
    </>
  )
}

/** A review as somebody who was asked meets it: the form, the receipt, or why there is neither. */
export function AnsweringScreen({ view, code, isEditing = false, children }: AnsweringScreenProps) {
  const { reviewId, state } = view
  const door = { reviewId, code }
  const isRevising = state === 'answered' && isEditing && view.can.revise
  return (
    <>
      <AnsweringHeading {...view} />
      {state === 'open' && <Answer {...{ view, door }}>{children}</Answer>}
      {isRevising && <Revise {...{ view, door }}>{children}</Revise>}
      {state === 'answered' && !isRevising && <Receipt {...{ view, door }} />}
      {state !== 'open' && state !== 'answered' && <ClosedDoor {...{ view, door, state }} />}
    </>
  )
}
