import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import type { Access } from '@/components/reviews/answering/saving/access'
import { LinkStep } from '@/components/reviews/answering/outside/link-step'
import { OwnAnswers } from '@/components/reviews/answering/kept/own-answers'
import { LeftOnDevice } from '@/components/reviews/answering/kept/left-on-device'
import { NextRounds } from './next-rounds'
import { UndoOptOutButton } from './undo-opt-out-button'
import { WordsOnDevice } from '@/components/reviews/answering/kept/words-on-device'

interface CannotAnswerProps {
  view: Answering
  state: Exclude<Answering['state'], 'open' | 'answered'>
  access: Access
}

const whatIsKept = ({ answers }: Answering) =>
  Object.keys(answers).length === 0
    ? 'You can answer once it resumes.'
    : 'Your draft is kept. Continue once it resumes.'

/** Why nothing can be answered now. */
export function CannotAnswer({ view, state, access }: CannotAnswerProps) {
  const { creatorName, can, hasDeclinedFuture, localKey } = view
  const states = {
    closed: {
      icon: <Icon name="door-closed" />,
      title: 'This feedback is closed',
      text: `Answers are no longer accepted. If you have something to add, tell ${creatorName}.`,
    },
    paused: {
      icon: <Icon name="pause" />,
      title: 'This feedback is paused',
      text: `${creatorName} paused it. ${whatIsKept(view)} ${access.code === undefined ? 'We’ll notify you.' : 'Use the same link.'}`,
    },
    removed: {
      icon: <Icon name="circle-check" />,
      title: 'Your answers are no longer needed',
      text: 'You’re no longer asked for this feedback. There’s nothing left to do.',
    },
    'opted-out': {
      icon: <Icon name="undo-2" />,
      title: 'You opted out',
      text: `${creatorName} gets no answers from you. You can change your mind until this closes.`,
      action:
        access.code === undefined ? (
          <UndoOptOutButton access={access} />
        ) : (
          <LinkStep step="undoOptOut" access={access} variant="primary">
            Answer after all
          </LinkStep>
        ),
    },
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card flush>
        <EmptyState {...states[state]} />
      </Card>
      {can.declineFuture && state !== 'removed' && <NextRounds access={access} hasDeclined={hasDeclinedFuture} />}
      <OwnAnswers view={view} title={state === 'closed' ? 'Written but not sent' : 'Your draft'} />
      {state === 'removed' ? (
        <WordsOnDevice localKey={localKey} />
      ) : (
        <LeftOnDevice view={view} isWaiting={state !== 'closed'} />
      )}
    </div>
  )
}
