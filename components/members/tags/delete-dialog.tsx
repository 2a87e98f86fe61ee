'use client'

import { AlertDialog } from '@/components/ui/overlay/alert-dialog'
import { toast } from '@/components/ui/overlay/toast'
import { deleteTagAction } from '@/lib/members/tags/actions'
import type { TagView } from '@/lib/members/tags/queries'
import { plural } from '@/lib/shared/text'
import { useAct } from '@/components/members/use-act'

interface DeleteDialogProps {
  tag: TagView
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms deleting a tag for everybody. */
export function DeleteDialog({ tag: { id, name, count }, open, onOpenChange }: DeleteDialogProps) {
  const { pending, run } = useAct()

  function remove() {
    run(
      () => deleteTagAction({ id }),
      () => {
        onOpenChange(false)
        toast({ type: 'success', title: `“${name}” deleted` })
      },
    )
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      title={`Delete the tag “${name}”?`}
      text={
        count === 0
          ? 'This can’t be undone.'
          : `It’s removed from ${plural(count, 'person', 'people')}. This can’t be undone.`
      }
      confirm="Delete"
      danger
      onConfirm={remove}
    />
  )
}
