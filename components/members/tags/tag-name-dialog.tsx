'use client'

import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { createTagAction, renameTagAction } from '@/lib/members/tags/actions'
import type { TagView } from '@/lib/members/tags/queries'

interface TagNameDialogProps {
  /** The tag to rename; none: a new one. */
  tag?: TagView
  open: boolean
  onOpenChange: (open: boolean) => void
}

const words = {
  make: { title: 'New tag', verb: 'Create tag', done: 'Tag created' },
  rename: { title: 'Rename tag', verb: 'Rename', done: 'Tag renamed' },
} as const

export function TagNameDialog({ tag, open, onOpenChange }: TagNameDialogProps) {
  const { title, verb, done } = words[tag ? 'rename' : 'make']
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/tags/schema').then((module) => module.createTagSchema),
    action: ({ name }) => (tag ? renameTagAction({ id: tag.id, name }) : createTagAction({ name })),
    defaultValues: { name: tag?.name ?? '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: done })
    },
  })
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} pending={pending} submit={submit} title={title} verb={verb}>
      <TextField form={form} name="name" label="Name" autoComplete="off" required />
    </FormDialog>
  )
}
