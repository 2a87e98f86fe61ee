'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { runRoundAction } from '@/lib/reviews/rounds/actions'
import { doneInWords } from '@/lib/reviews/rounds/rules'
import type { RoundStep } from '@/lib/reviews/rounds/schema'
import { usePress } from '@/components/ui/form/use-press'

interface RoundStepsProps {
  id: string
  /** Available steps. */
  steps: RoundStep[]
  /** The most pressing. */
  next: RoundStep | null
  hasAnonymous: boolean
}

type Words = { button: string; title: string; text: string; confirm: string }

const anonymousClose = `Anonymous forms can’t be reopened, and with fewer than ${ANONYMITY_FLOOR} answers they show nothing.`

const words: Record<RoundStep, Words> = {
  remind: {
    button: 'Remind all',
    title: 'Remind everyone who hasn’t answered?',
    text: 'Each person at most once in 24 hours and three times in all.',
    confirm: 'Remind',
  },
  close: {
    button: 'Close all',
    title: 'Close every form of this round?',
    text: 'Unsent drafts aren’t counted.',
    confirm: 'Close all',
  },
  release: {
    button: 'Release all closed',
    title: 'Release every closed form of this round?',
    text: 'Each person gets an e-mail and sees their results. This can’t be undone. Forms with too few answers are skipped.',
    confirm: 'Release',
  },
  end: {
    button: 'Stop repeating',
    title: 'Stop repeating every form of this round?',
    text: 'No more rounds go out. What was sent continues. This can’t be undone.',
    confirm: 'Stop repeating',
  },
}

/** Bulk steps for a round, each after a confirmation. */
export function RoundSteps({ id, steps, next, hasAnonymous }: RoundStepsProps) {
  const press = usePress()
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {steps.map((step) => {
        const { button, text, ...question } = words[step]
        return (
          <ConfirmButton
            key={step}
            {...question}
            text={step === 'close' && hasAnonymous ? `${text} ${anonymousClose}` : text}
            variant={step === next ? 'primary' : 'secondary'}
            onConfirm={async () =>
              void (await press(runRoundAction({ id, step }), (result) => doneInWords(step, result?.count ?? 0)))
            }
          >
            {button}
          </ConfirmButton>
        )
      })}
    </div>
  )
}
