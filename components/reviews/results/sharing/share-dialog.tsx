'use client'

import { useState } from 'react'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { errorOf } from '@/components/ui/form/bound-field'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { searchColleagues } from '@/components/members/picker/people-search'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { shareReviewAction } from '@/lib/reviews/results/actions'

interface ShareDialogProps {
  id: string
  /** They can't be chosen. */
  readerIds: readonly string[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

const searchBeside =
  (readerIds: readonly string[]): PickerSearch =>
  (words) => ({
    ...searchColleagues(words),
    select: (people) =>
      people.map((person) => (readerIds.includes(person.id) ? { ...person, refusal: 'Can already read it' } : person)),
  })

/** Asks for the reader, and shares. */
export function ShareDialog({ id, readerIds, open, onOpenChange }: ShareDialogProps) {
  const [chosen, setChosen] = useState<PickerItem | null>(null)
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/reviews/results/schema').then((module) => module.shareReviewSchema),
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
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      submit={submit}
      title="Share this feedback"
      text="They get an e-mail and see what you see."
      verb="Share"
      hasPicker
    >
      <ColleagueField
        label="Share with"
        error={errorOf({ form, name: 'memberId' })}
        required
        value={chosen}
        search={searchBeside(readerIds)}
        onChange={choose}
      />
    </FormDialog>
  )
}
