import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import type { Door } from '@/components/reviews/answering/door'
import { LinkStep } from '@/components/reviews/answering/outside/link-step'
import { OwnAnswers } from '@/components/reviews/answering/receipt/own-answers'
import { LeftOnDevice } from './left-on-device'
import { NextRounds } from './next-rounds'
import { UndoOptOutButton } from './undo-opt-out-button'
import { WordsOnDevice } from './words-on-device'

interface ClosedDoorProps {
  view: Answering
  state: Exclude<Answering['state'], 'open' | 'answered'>
  door: Door
}

const whatIsKept = ({ answers }: Answering) =>
  Object.keys(answers).length === 0
    ? 'Nothing is lost by it: you can answer once it runs again.'
    : 'Nothing is lost: what you wrote is kept, and you can go on once it runs again.'

/** Why there is nothing to answer here now. */
export function ClosedDoor({ view, state, door }: ClosedDoorProps) {
  const { creatorName, can, hasDeclinedFuture, localKey } = view
  const states = {
    closed: {
      icon: <Icon name="door-closed" />,
      title: 'This feedback is closed',
      text: `Nothing more can be added. If you still have something to say, tell ${creatorName} directly.`,
    },
    paused: {
      icon: <Icon name="pause" />,
      title: 'This feedback is paused',
      text: `${creatorName} stopped it for now. ${whatIsKept(view)} ${door.code === undefined ? 'You are told when it goes on.' : 'Come back through the same link.'}`,
    },
    removed: {
      icon: <Icon name="circle-check" />,
      title: 'You are not asked any more',
      text: `${creatorName} took you off the list, so there is nothing left to do here.`,
    },
    'opted-out': {
      icon: <Icon name="undo-2" />,
      title: 'You opted out',
      text: `${creatorName} gets no answers from you. You can change your mind as long as this is open.`,
      action:
        door.code === undefined ? (
          <UndoOptOutButton door={door} />
        ) : (
          <LinkStep step="undoOptOut" door={door} variant="primary">
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
      {can.declineFuture && state !== 'removed' && <NextRounds door={door} hasDeclined={hasDeclinedFuture} />}
      <OwnAnswers
        view={view}
        title={state === 'closed' ? 'What you wrote, but did not send' : 'What you wrote so far'}
      />
      {state === 'removed' ? (
        <WordsOnDevice localKey={localKey} />
      ) : (
        <LeftOnDevice view={view} isWaiting={state !== 'closed'} />
      )}
    </div>
  )
}
