'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import { giveTagAction, takeTagAction } from '@/lib/members/tags/actions'
import { findTags, searchTags } from '@/components/members/tags/tag-search'
import { calledBy, tagFault, tagNews } from './people-words'
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
    onSuccess: (given) => finish('added', given?.count ?? 0),
  })

  function finish(act: 'added' | 'removed', count: number) {
    toast(tagNews(people, act, count))
    onDone()
  }

  async function takeWritten() {
    const written = form.getValues('name').trim()
    const found = await findTags(written)
    const known = found.find(({ label }) => label.toLowerCase() === written.toLowerCase())
    if (known) return takeTagAction({ ids, tagId: known.id })
    form.setError('name', { message: tagFault(written) }, { shouldFocus: true })
    return undefined
  }

  const take = () => taking.run(takeWritten, (taken) => taken && finish('removed', taken.count))

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
            Add tag
          </Button>
          <Button pending={taking.pending} disabled={pending} onClick={take}>
            Remove tag
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={() => onOpenChange(false)}>
            Cancel
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
