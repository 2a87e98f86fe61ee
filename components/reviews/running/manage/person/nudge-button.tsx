'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { nudgeRespondentsAction } from '@/lib/reviews/respondents/actions'
import { plural } from '@/lib/shared/text'
import { tellOutcome } from '@/components/reviews/running/manage/tell-outcome'

interface NudgeButtonProps {
  id: string
  /** One person alone; everybody who has not answered where nobody is named. */
  person?: { id: string; name: string }
  disabled?: boolean
}

function doneInWords(person: NudgeButtonProps['person'], result: { count?: number } | undefined) {
  if (person) return `${person.name} was reminded.`
  const count = result?.count
  return count === undefined
    ? 'Everybody who has not answered was reminded.'
    : `${plural(count, 'person was', 'people were')} reminded.`
}

/** Reminds one person, or all who have not answered. */
export function NudgeButton({ id, person, disabled }: NudgeButtonProps) {
  const [pending, start] = useTransition()
  const nudge = () =>
    start(async () => {
      await tellOutcome(nudgeRespondentsAction({ id, assigneeId: person?.id }), (result) => doneInWords(person, result))
    })
  return (
    <Button pending={pending} disabled={disabled} onClick={nudge}>
      {person ? 'Remind' : 'Remind all who have not answered'}
    </Button>
  )
}
