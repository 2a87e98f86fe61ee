'use client'

import { useRouter } from 'next/navigation'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { removeRespondentAction } from '@/lib/reviews/respondents/actions'
import { tellOutcome } from '@/components/reviews/running/steps/tell-outcome'

interface RemoveButtonProps {
  id: string
  person: { id: string; name: string }
  /** Somebody without an account: their link ends, and nothing tells them. */
  isOutside: boolean
  /** Where to go once they are gone. */
  back: string
}

/** Stops asking one person, after a question. */
export function RemoveButton({ id, person, isOutside, back }: RemoveButtonProps) {
  const router = useRouter()

  async function remove() {
    const work = removeRespondentAction({ id, assigneeId: person.id })
    if (await tellOutcome(work, `${person.name} is no longer asked`)) router.push(back)
  }

  return (
    <ConfirmButton
      title={`Stop asking ${person.name}?`}
      text={
        isOutside
          ? 'Their link stops working. You can ask them again.'
          : 'They get a message and can’t open the form. You can ask them again.'
      }
      confirm="Stop asking"
      onConfirm={remove}
    >
      Stop asking
    </ConfirmButton>
  )
}
