'use client'

import { FormDialog } from '@/components/ui/form/form-dialog'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { editPairItemAction } from '@/lib/one-on-ones/actions'
import type { PairItem } from '@/lib/one-on-ones/queries/pair-items'

interface EditItemDialogProps {
  pairId: string
  item: PairItem
  owners: readonly { value: string; label: string }[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditItemDialog({ pairId, item, owners, open, onOpenChange }: EditItemDialogProps) {
  const { id: itemId, title, owner, dueOn } = item
  const isOffered = owner === null || owners.some(({ value }) => value === owner.memberId)
  const seen = { title, ownerId: owner?.memberId ?? '', dueOn: dueOn ?? '' }
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.editPairItemSchema),
    action: editPairItemAction,
    defaultValues: {
      ...seen,
      ownerId: owner?.memberId ?? owners[0]?.value ?? '',
      id: pairId,
      itemId,
      seen,
    },
    onSuccess: () => onOpenChange(false),
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      title="Edit action item"
      verb="Save"
    >
      <div className="grid grid-cols-1 gap-4 pb-1">
        <TextField form={form} name="title" label="Action item" autoComplete="off" required />
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
