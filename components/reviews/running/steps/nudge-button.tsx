'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import type { ButtonVariant } from '@/components/ui/button/button-style'
import { nudgeRespondentsAction } from '@/lib/reviews/respondents/actions'
import { plural } from '@/lib/shared/text'
import { usePress } from '@/components/ui/form/use-press'

interface NudgeButtonProps {
  id: string
  person?: { id: string; name: string }
  variant?: ButtonVariant
}

function doneInWords(person: NudgeButtonProps['person'], result: { count?: number } | undefined) {
  if (person) return `Reminded ${person.name}`
  const count = result?.count
  return count === undefined ? 'Reminded everyone who hasn’t answered' : `Reminded ${plural(count, 'person', 'people')}`
}

/** Reminds one person, or all who haven't answered. */
export function NudgeButton({ id, person, variant }: NudgeButtonProps) {
  const [pending, start] = useTransition()
  const press = usePress()
  const nudge = () =>
    start(async () => {
      await press(nudgeRespondentsAction({ id, assigneeId: person?.id }), (result) => doneInWords(person, result))
    })
  return (
    <Button pending={pending} variant={variant} onClick={nudge}>
      {person ? 'Remind' : 'Remind all'}
    </Button>
  )
}
