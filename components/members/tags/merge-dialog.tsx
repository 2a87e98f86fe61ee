'use client'

import { useState } from 'react'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { mergeTagAction } from '@/lib/members/tags/actions'
import type { TagView } from '@/lib/members/tags/queries'
import { searchTags } from './tag-search'

interface MergeDialogProps {
  tag: TagView
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** All tags but this one. */
const searchOthers =
  ({ id }: TagView): PickerSearch =>
  (words) => ({ ...searchTags(words), select: (tags) => tags.filter((other) => other.id !== id) })

export function MergeDialog({ tag, open, onOpenChange }: MergeDialogProps) {
  const [kept, setKept] = useState<PickerItem | null>(null)
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/tags/schema').then((module) => module.mergeTagSchema),
    action: mergeTagAction,
    defaultValues: { id: tag.id, intoId: '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: `“${tag.name}” merged into “${kept?.label ?? ''}”` })
    },
  })

  function keep(other: PickerItem) {
    setKept(other)
    form.setValue('intoId', other.id, { shouldValidate: true })
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      submit={submit}
      title={`Merge “${tag.name}” into another tag`}
      text={`People with “${tag.name}” get the other tag instead. This can’t be undone.`}
      verb="Merge"
      hasPicker
    >
      <Field label="Keep" error={errorOf({ form, name: 'intoId' })} required>
        {(control) => (
          <SinglePicker
            control={control}
            search={searchOthers(tag)}
            value={kept}
            onChange={keep}
            placeholder="Choose a tag"
          />
        )}
      </Field>
    </FormDialog>
  )
}
