'use client'

import { personItem, type PickedPerson } from '@/components/members/picker/person-item'
import { useState } from 'react'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'
import { useLookup } from '@/components/ui/lookup/use-lookup'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { giveNoteAction } from '@/lib/reviews/quick/actions'
import type { NoteFieldsInput } from '@/lib/reviews/quick/schema'
import type { ActingManager } from '@/lib/teams/memberships/queries/list-acting-managers'

const holdsManagers = (body: unknown): body is { managers: ActingManager[] } =>
  typeof body === 'object' && body !== null && 'managers' in body && Array.isArray(body.managers)

const managersOf = (id: string): Lookup<string[]> => ({
  queryKey: ['note-managers', id],
  queryFn: async ({ signal }) => {
    const { managers } = await getJson(`/api/people/note-managers?id=${id}`, holdsManagers, signal)
    return managers.map(({ name }) => name)
  },
})

interface NoteOptions {
  person: PickedPerson | null
  onSent: () => void
}

const none: string[] = []
const unread: NoteFieldsInput['readers'] = 'subject'

/** A note to a colleague, and its other readers. */
export function useNote({ person, onSent }: NoteOptions) {
  const [chosen, setChosen] = useState<PickerItem | null>(person && personItem(person))
  const lookup = useLookup(chosen && managersOf(chosen.id))
  const withMadeId = useMadeId()
  const { form, ...sending } = useActionForm({
    schema: () => import('@/lib/reviews/quick/schema').then((module) => module.noteFieldsSchema),
    action: (values: NoteFieldsInput) => withMadeId((madeId) => giveNoteAction({ ...values, madeId })),
    defaultValues: { memberId: person?.id ?? '', text: '', readers: unread },
    onSuccess: () => {
      toast({ type: 'success', title: `Sent to ${chosen?.label ?? ''}` })
      onSent()
    },
  })

  function choose(next: PickerItem) {
    setChosen(next)
    form.setValue('memberId', next.id)
    form.setValue('readers', unread)
    form.clearErrors(['memberId', 'readers'])
  }

  // While loading or failed, it still holds those of somebody chosen before.
  const known = lookup.isWaiting || lookup.hasFailed ? undefined : lookup.data
  const hasNoManager = known?.length === 0
  return { form, chosen, choose, managers: known ?? none, hasNoManager, ...sending }
}

export type NoteWriting = ReturnType<typeof useNote>
