import { ButtonLink } from '@/components/ui/button/button-link'
import { BrowserTime } from '@/components/ui/display/browser-time'
import { Callout } from '@/components/ui/display/callout'
import { Icon } from '@/components/ui/icon/icon'
import type { ToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { changesIn } from '@/lib/reviews/responses/rules/answers'
import { formatDateTime } from '@/lib/shared/dates'
import { revisionHrefOf, type Access } from '@/components/reviews/answering/saving/access'
import { NextRounds } from '@/components/reviews/answering/leaving/next-rounds'
import { LeftOnDevice } from '@/components/reviews/answering/kept/left-on-device'
import { AnswerList } from '@/components/reviews/answering/kept/answer-list'
import { OwnAnswers } from '@/components/reviews/answering/kept/own-answers'
import { NextRequest } from './next-request'
import { ReceiptHeading } from './receipt-heading'

const closed = 'This feedback is closed.'

function whatHappened({ anonymity, creatorName, subjectName, hasEnded, can }: Answering) {
  if (anonymity === 'ANONYMOUS') {
    if (hasEnded && can.seeOwn) return `${closed} It was anonymous, so nobody can find your answers now, not even you.`
    return ['Your answers were sent without your name.', hasEnded && closed].filter(Boolean).join(' ')
  }
  const isHidden = anonymity === 'CONFIDENTIAL' && subjectName !== null
  return [
    `Your answers are with ${creatorName}.`,
    isHidden && `${subjectName} won’t see your name.`,
    hasEnded && `${closed} Your answers can no longer be changed.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function Change({ view, access }: { view: Answering; access: Access }) {
  const { closesAt, timeZone, revision } = view
  const link = <ButtonLink href={revisionHrefOf(access)}>{revision ? 'Continue' : 'Change your answers'}</ButtonLink>
  if (revision) {
    return (
      <Callout tone="warning" title="Your changes aren’t sent yet" action={link}>
        Your first answers count until you send them.
      </Callout>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      {link}
      <span>
        {closesAt === null
          ? 'You can change them until this closes.'
          : `You can change them until ${formatDateTime(closesAt, timeZone, true)}`}
        {closesAt && <BrowserTime at={closesAt} zone={timeZone} />}
        {closesAt && '.'}
      </span>
    </p>
  )
}

/** Paused: changes are blocked and nothing is lost. */
function Paused({ revision, creatorName }: Answering) {
  return (
    <Callout title="This feedback is paused">
      {creatorName} paused it. Your answers are kept{revision && ', and you can continue your changes once it resumes'}.
    </Callout>
  )
}

/** Changed and unsent answers only. */
function Unsent({ questions, answers, revision }: Answering) {
  const changes = revision && changesIn(answers, revision)
  if (!changes) return null
  const changed = questions.filter(({ id }) => id in changes)
  return <AnswerList title="Changed but not sent" questions={changed} answers={changes} />
}

/** The receipt: sent answers and what can still be done. */
export function Receipt({ view, access, next }: { view: Answering; access: Access; next?: ToAnswer }) {
  const { can } = view
  return (
    <section className="grid grid-cols-1 gap-6">
      <div className="flex items-start gap-3 rounded-lg bg-success-soft px-4 py-4 sm:px-6">
        <Icon name="circle-check" className="mt-0.5 size-6 shrink-0 text-success" />
        <div className="min-w-0 wrap-anywhere">
          <ReceiptHeading>Thank you</ReceiptHeading>
          <p className="mt-0.5 text-pretty">{whatHappened(view)}</p>
        </div>
      </div>
      {next && <NextRequest {...next} />}
      {can.revise && <Change view={view} access={access} />}
      {view.isPaused && <Paused {...view} />}
      {can.declineFuture && <NextRounds access={access} hasDeclined={view.hasDeclinedFuture} />}
      <OwnAnswers view={view} title="What you sent" />
      {!can.revise && <Unsent {...view} />}
      <LeftOnDevice view={view} />
    </section>
  )
}
