'use client'

import { useState } from 'react'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { shareReviewAction } from '@/lib/reviews/sharing/actions'

interface ShareDialogProps {
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks with whom, and shares. */
export function ShareDialog({ id, open, onOpenChange }: ShareDialogProps) {
  const [chosen, setChosen] = useState<PickerItem | null>(null)
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/reviews/sharing/schema').then((module) => module.shareReviewSchema),
    action: shareReviewAction,
    defaultValues: { id, memberId: '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: `Shared with ${chosen?.label ?? 'them'}.` })
    },
  })

  function choose(item: PickerItem) {
    setChosen(item)
    form.setValue('memberId', item.id)
    form.clearErrors('memberId')
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title="Share this feedback"
      text="They will be told, here and by e-mail, and read exactly what you read."
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => submit()}>
            Share
          </Button>
          <Button disabled={pending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form method="post" onSubmit={submit} noValidate className="min-h-72">
        <ColleagueField
          label="With whom?"
          error={errorOf({ form, name: 'memberId' })}
          required
          value={chosen}
          onChange={choose}
        />
      </form>
    </Dialog>
  )
}
