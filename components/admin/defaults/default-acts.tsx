'use client'

import { useTransition } from 'react'
import { ReasonButton } from '@/components/admin/reason-button'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import {
  discardDraftOfDefaultAction,
  publishDefaultTemplateAction,
  withdrawDefaultTemplateAction,
} from '@/lib/templates/defaults/actions'

interface DefaultActsProps {
  id: string
  isPublished: boolean
  hasDraft: boolean
}

export function DefaultActs({ id, isPublished, hasDraft }: DefaultActsProps) {
  const [pending, startTransition] = useTransition()
  return (
    <>
      <ButtonLink href={`/admin/default-templates/edit/${id}`}>Edit</ButtonLink>
      {isPublished && (
        <ReasonButton
          id={id}
          label="Withdraw"
          title="Withdraw this template?"
          text="Copies in workspaces stay."
          verb="Withdraw"
          done="Withdrawn"
          act={withdrawDefaultTemplateAction}
        />
      )}
      {hasDraft && (
        <ConfirmButton
          title={isPublished ? 'Discard the changes?' : 'Discard this template?'}
          text="This can’t be undone."
          confirm="Discard"
          danger
          onConfirm={() => toastFaults(discardDraftOfDefaultAction({ id }))}
        >
          Discard
        </ConfirmButton>
      )}
      {(hasDraft || !isPublished) && (
        <Button
          variant="primary"
          pending={pending}
          onClick={() => startTransition(() => toastFaults(publishDefaultTemplateAction({ id })))}
        >
          Publish
        </Button>
      )}
    </>
  )
}
