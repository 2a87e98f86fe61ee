'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { nudgeRespondentsAction } from '@/lib/reviews/running/respondents/actions'
import { tellOutcome } from '../tell-outcome'

interface NudgeButtonProps {
  id: string
  /** One person alone; everybody who has not answered where nobody is named. */
  person?: { id: string; name: string }
  disabled?: boolean
}

/** Reminds one person, or all who have not answered. */
export function NudgeButton({ id, person, disabled }: NudgeButtonProps) {
  const [pending, start] = useTransition()
  const whom = person ? person.name : 'Everybody who has not answered'
  const nudge = () =>
    start(async () => {
      await tellOutcome(nudgeRespondentsAction({ id, assigneeId: person?.id }), `${whom} was reminded.`)
    })
  return (
    <Button pending={pending} disabled={disabled} onClick={nudge}>
      {person ? 'Remind' : 'Remind all who have not answered'}
    </Button>
  )
}
