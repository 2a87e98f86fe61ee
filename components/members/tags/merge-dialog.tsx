'use client'

import { Button } from '@/components/ui/button/button'
import { SelectField } from '@/components/ui/form/select-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import { mergeTagAction } from '@/lib/members/tags/actions'
import type { TagView } from '@/lib/members/tags/queries'

interface MergeDialogProps {
  tag: TagView
  tags: readonly TagView[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks which tag is to be kept of two. */
export function MergeDialog({ tag, tags, open, onOpenChange }: MergeDialogProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/tags/schema').then((module) => module.mergeTagSchema),
    action: mergeTagAction,
    defaultValues: { id: tag.id, intoId: '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: `“${tag.name}” is merged` })
    },
  })
  const others = tags.filter(({ id }) => id !== tag.id).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={`Merge “${tag.name}” into another tag`}
      text={`Everybody who has “${tag.name}” gets the other tag instead. This cannot be undone.`}
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => submit()}>
            Merge
          </Button>
          <Button disabled={pending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form method="post" onSubmit={submit} noValidate>
        <SelectField form={form} name="intoId" label="Keep" placeholder="Choose a tag" options={others} required />
      </form>
    </Dialog>
  )
}
