import { DoorClosed, Pause, Undo2 } from 'lucide-react'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import type { Answering } from '@/lib/reviews/responses/queries'
import type { Door } from './door'
import { UndoOptOutButton } from './undo-opt-out-button'

interface ClosedDoorProps {
  state: Exclude<Answering['state'], 'open' | 'answered'>
  creatorName: string
  door: Door
}

/** Why there is nothing to answer here now. */
export function ClosedDoor({ state, creatorName, door }: ClosedDoorProps) {
  const states = {
    closed: {
      icon: <DoorClosed />,
      title: 'This feedback is closed',
      text: `Nothing more can be added. If you still have something to say, tell ${creatorName} directly.`,
    },
    paused: {
      icon: <Pause />,
      title: 'This feedback is paused',
      text: `${creatorName} stopped it for now. What you wrote is kept; come back once it runs again.`,
    },
    'opted-out': {
      icon: <Undo2 />,
      title: 'You opted out',
      text: `${creatorName} gets no answers from you. You can change your mind as long as this is open.`,
      action: <UndoOptOutButton door={door} />,
    },
  }
  return (
    <Card flush>
      <EmptyState {...states[state]} />
    </Card>
  )
}
