'use client'

import { useRouter } from 'next/navigation'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { editNextStepAction } from '@/lib/follow-ups/actions'
import type { FollowUpDetail } from '@/lib/follow-ups/queries/get-follow-up'

interface EditStepDialogProps {
  /** The follow-up. */
  id: string
  step: FollowUpDetail['items'][number]
  owners: readonly { value: string; label: string }[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditStepDialog({ id, step, owners, open, onOpenChange }: EditStepDialogProps) {
  const { id: itemId, title, owner, dueOn } = step
  const isOffered = owner === null || owners.some(({ value }) => value === owner.memberId)
  const seen = { title, ownerId: owner?.memberId ?? '', dueOn: dueOn ?? '' }
  const router = useRouter()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/follow-ups/schema').then((module) => module.editNextStepSchema),
    action: editNextStepAction,
    defaultValues: { ...seen, id, itemId, seen },
    onSuccess: () => onOpenChange(false),
    onRefused: router.refresh,
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      title="Edit next step"
      verb="Save"
    >
      <div className="grid grid-cols-1 gap-4 pb-1">
        <TextField form={form} name="title" label="Next step" autoComplete="off" required />
        <SelectField
          form={form}
          name="ownerId"
          label="Owner"
          options={isOffered ? owners : [...owners, { value: owner.memberId, label: owner.name }]}
        />
        <TextField form={form} name="dueOn" label="Due" optional type="date" />
      </div>
    </FormDialog>
  )
}
