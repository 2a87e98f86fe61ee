'use client'

import { useRouter } from 'next/navigation'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { removeRespondentAction } from '@/lib/reviews/respondents/actions'
import { usePress } from '@/components/ui/form/use-press'

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
  const press = usePress()

  async function remove() {
    const work = removeRespondentAction({ id, assigneeId: person.id })
    if (await press(work, `${person.name} is no longer asked`)) router.push(back)
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
