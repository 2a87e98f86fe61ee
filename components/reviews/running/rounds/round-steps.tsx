'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { runRoundAction } from '@/lib/reviews/rounds/actions'
import type { RoundStep } from '@/lib/reviews/rounds/schema'
import { tellOutcome } from '@/components/reviews/running/steps/tell-outcome'

interface RoundStepsProps {
  id: string
  /** The steps that there is something for. */
  steps: RoundStep[]
}

type Words = { button: string; title: string; text: string; confirm: string; done: string }

const words: Record<RoundStep, Words> = {
  remind: {
    button: 'Remind all',
    title: 'Remind everybody who has not answered?',
    text: 'In each form of this round that runs. No form reminds anybody more than once in 24 hours, or three times in all.',
    confirm: 'Remind',
    done: 'Everybody who could be reminded has been.',
  },
  close: {
    button: 'Close all',
    title: 'Close every form of this round?',
    text: `Nobody can answer after this, and what was not sent is not counted. What ties anonymous answers to people is destroyed for good, and of a form that fewer than ${ANONYMITY_FLOOR} answered anonymously nothing is ever shown.`,
    confirm: 'Close all',
    done: 'Closed. Nobody can answer any more.',
  },
  release: {
    button: 'Release what is closed',
    title: 'Release every closed form of this round?',
    text: 'Each person reads what was said about them, and is told. It cannot be taken back, so look first whether something should be hidden. What too few answered stays as it is.',
    confirm: 'Release',
    done: 'Released. Everybody it is about has been told.',
  },
  end: {
    button: 'End the repeats',
    title: 'End the repeats of every form of this round?',
    text: 'No further round goes out about anybody in it. What was sent goes on, and it cannot be begun again.',
    confirm: 'End the repeats',
    done: 'Ended. No further round goes out.',
  },
}

/** What can be done with all forms of a round at once, each after a question. */
export function RoundSteps({ id, steps }: RoundStepsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {steps.map((step) => {
        const { button, done, ...question } = words[step]
        return (
          <ConfirmButton
            key={step}
            {...question}
            onConfirm={async () => void (await tellOutcome(runRoundAction({ id, step }), done))}
          >
            {button}
          </ConfirmButton>
        )
      })}
    </div>
  )
}
