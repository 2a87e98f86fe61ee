'use client'

import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { addCategoryAction, renameCategoryAction } from '@/lib/applause/actions'

interface CategoryDialogProps {
  /** The category to rename; none: add one. */
  category?: { id: string; name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

const words = {
  add: { title: 'New category', verb: 'Add' },
  rename: { title: 'Rename category', verb: 'Rename' },
} as const

export function CategoryDialog({ category, open, onOpenChange }: CategoryDialogProps) {
  const withMadeId = useMadeId()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/applause/schema').then((module) => module.categoryFieldsSchema),
    action: ({ name }) =>
      category
        ? renameCategoryAction({ id: category.id, name })
        : withMadeId((madeId) => addCategoryAction({ madeId, name })),
    defaultValues: { name: category?.name ?? '' },
    onSuccess: () => onOpenChange(false),
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      {...words[category ? 'rename' : 'add']}
    >
      <TextField form={form} name="name" label="Name" required autoComplete="off" />
    </FormDialog>
  )
}
