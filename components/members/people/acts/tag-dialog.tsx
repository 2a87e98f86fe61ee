'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import { giveTagAction, takeTagAction } from '@/lib/members/tags/actions'
import { plural } from '@/lib/shared/text'
import { findTags, searchTags } from '@/components/members/tags/tag-search'
import { calledBy } from './people-words'
import type { ListedPerson } from './people-rows'
import { useAct } from '@/components/members/use-act'

interface TagDialogProps {
  people: readonly ListedPerson[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/** Adds or removes a tag for people; unknown text becomes a new tag. */
export function TagDialog({ people, open, onOpenChange, onDone }: TagDialogProps) {
  const list = useId()
  const ids = people.map(({ id }) => id)
  const taking = useAct()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/tags/schema').then((module) => module.giveTagSchema),
    action: giveTagAction,
    defaultValues: { ids, name: '' },
    onSuccess: (given) => finish(`Added to ${plural(given?.count ?? 0, 'person', 'people')}`),
  })

  function finish(title: string) {
    toast({ type: 'success', title })
    onDone()
  }

  async function takeWritten() {
    const written = form.getValues('name').trim()
    const found = await findTags(written)
    const known = found.find(({ label }) => label.toLowerCase() === written.toLowerCase())
    if (known) return takeTagAction({ ids, tagId: known.id })
    form.setError('name', { message: 'There’s no tag with this name.' }, { shouldFocus: true })
    return undefined
  }

  const take = () =>
    taking.run(takeWritten, (taken) => taken && finish(`Removed from ${plural(taken.count, 'person', 'people')}`))

  const { data: tags = [] } = useLookup({ ...searchTags(form.watch('name').trim()), pauseMs: SEARCH_PAUSE_MS })
  const isBusy = pending || taking.pending
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !isBusy && onOpenChange(next)}
      title={`Edit tags of ${calledBy(people)}`}
      actions={
        <>
          <Button variant="primary" pending={pending} disabled={taking.pending} onClick={() => submit()}>
            {' '}
            Add tag{' '}
          </Button>
          <Button pending={taking.pending} disabled={pending} onClick={take}>
            {' '}
            Remove tag{' '}
          </Button>
        </>
      }
    >
      <form method="post" onSubmit={submit} noValidate>
        <TextField
          form={form}
          name="name"
          label="Tag"
          hint="A new name creates a tag"
          list={list}
          maxLength={50}
          autoComplete="off"
          required
        />
        <datalist id={list}>
          {tags.map(({ id, label }) => (
            <option key={id} value={label} />
          ))}
        </datalist>
      </form>
    </Dialog>
  )
}
