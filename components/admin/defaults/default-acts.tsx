'use client'

import { useTransition } from 'react'
import { ReasonButton } from '@/components/admin/reason-button'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
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

async function run(act: Promise<ActionResult<object> | undefined>) {
  const faults = faultsOf(await answerOf(act))
  if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
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
          title="Discard the changes?"
          text="This can’t be undone."
          confirm="Discard"
          danger
          onConfirm={() => run(discardDraftOfDefaultAction({ id }))}
        >
          Discard
        </ConfirmButton>
      )}
      {(hasDraft || !isPublished) && (
        <Button
          variant="primary"
          pending={pending}
          onClick={() => startTransition(() => run(publishDefaultTemplateAction({ id })))}
        >
          Publish
        </Button>
      )}
    </>
  )
}
