'use client'

import { useRouter } from 'next/navigation'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { removeRespondentAction } from '@/lib/reviews/respondents/actions'
import { toastOutcome } from '@/components/ui/form/toast-outcome'

interface RemoveButtonProps {
  id: string
  person: { id: string; name: string }
  /** An external reviewer: their link expires without notice. */
  isExternal: boolean
  back: string
}

/** Stops asking a person, after a confirmation. */
export function RemoveButton({ id, person, isExternal, back }: RemoveButtonProps) {
  const router = useRouter()

  async function remove() {
    const work = removeRespondentAction({ id, assigneeId: person.id })
    if (await toastOutcome(work, `${person.name} is no longer asked`)) router.push(back)
  }

  return (
    <ConfirmButton
      title={`Stop asking ${person.name}?`}
      text={
        isExternal
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
