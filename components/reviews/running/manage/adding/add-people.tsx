'use client'

import { useState } from 'react'
import { searchAudience } from '@/components/reviews/asking/draft/audience-search'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { addRespondentsAction } from '@/lib/reviews/respondents/actions'
import type { Addition } from '@/lib/reviews/respondents/queries/get-addition'
import { plural } from '@/lib/shared/text'
import { addedInWords, addingInWords } from './adding-words'
import { AdditionNote } from './addition-note'
import { useAddition, type Chosen } from './use-addition'

const search: PickerSearch = (words) => ({
  queryKey: ['groups', words],
  queryFn: async ({ signal }) => (await searchAudience(words, signal)).items,
})

function idsOf(items: readonly PickerItem[]): Chosen {
  const those = (kind: PickerItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id)
  return { memberIds: those('person'), teamIds: those('team'), tagIds: those('tag') }
}

const places = ['memberIds', 'teamIds', 'tagIds'] as const

/** The button's label with the head count, once known. */
function verbOf({ memberIds, teamIds, tagIds }: Chosen, addition: Addition | undefined, isPaused: boolean) {
  const count = addition?.newCount ?? (teamIds.length + tagIds.length > 0 ? 0 : memberIds.length)
  return count === 0 && addition?.blockedReason === null ? 'Add for the next rounds' : addingInWords(count, isPaused)
}

const doneInWords = (added: number, isPaused: boolean) =>
  added === 0 ? 'Added for the next rounds.' : addedInWords(plural(added, 'more person', 'more people'), isPaused)

interface AddPeopleProps {
  id: string
  /** A caveat. */
  hint?: string
  isPaused: boolean
}

/** Adds colleagues by name, team or tag. */
export function AddPeople({ id, hint, isPaused }: AddPeopleProps) {
  const [items, setItems] = useState<PickerItem[]>([])
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/respondents/schema').then((module) => module.addRespondentsSchema),
    action: addRespondentsAction,
    defaultValues: { id, ...idsOf([]) },
    onSuccess: (result) => {
      choose([])
      toast({ type: 'success', title: doneInWords(result?.added ?? 0, isPaused) })
    },
  })
  const chosen = idsOf(items)
  const addition = useAddition(id, chosen)
  const blockedReason = addition?.blockedReason ?? undefined

  function choose(next: PickerItem[]) {
    setItems(next)
    for (const place of places) form.setValue(place, idsOf(next)[place])
    form.clearErrors()
  }

  const refused = places.map((name) => errorOf({ form, name })).find((sentence) => sentence !== undefined)
  return (
    <form {...bind} className="flex flex-wrap items-start gap-3">
      <div className="grid flex-1 basis-72 gap-1.5">
        <Field label="Ask more people" hint={hint} error={refused ?? blockedReason}>
          {(control) => (
            <MultiPicker
              control={control}
              search={search}
              value={items}
              onChange={choose}
              placeholder="Type a name, a team or a tag"
            />
          )}
        </Field>
        <AdditionNote addition={addition} />
      </div>
      {/* Aligned with the box, not with the text below it. */}
      <Button type="submit" pending={pending} className="sm:mt-6.5">
        {verbOf(chosen, addition, isPaused)}
      </Button>
    </form>
  )
}
