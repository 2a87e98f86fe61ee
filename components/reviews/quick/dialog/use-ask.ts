'use client'

import { personItem } from '@/components/members/picker/person-item'
import { useState } from 'react'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { askQuicklyAction } from '@/lib/reviews/quick/actions'
import { quickLimits, tooManyForQuestion, usualClose } from '@/lib/reviews/quick/rules/quick-words'
import type { AskFieldsInput } from '@/lib/reviews/quick/schema'
import { plural } from '@/lib/shared/text'
import { isNewAddress, newAddress } from './askable-search'
import type { QuickStart } from './quick-start'

interface AskOptions {
  start: Pick<QuickStart, 'person' | 'addresses'>
  zone: string
  present: () => Date
  onSent: () => void
}

/** Invited people are asked once they join. */
function sentTo(people: readonly PickerItem[]) {
  const [first] = people
  const later = people.filter(({ kind }) => kind === 'email').length
  if (people.length === 1)
    return later === 1 ? `${first?.label} is invited and gets your question on joining` : `Sent to ${first?.label}`
  const now = later === people.length ? '' : `Sent to ${plural(people.length - later, 'person', 'people')}`
  return later === 0
    ? now
    : `${now && `${now}. `}${plural(later, 'person', 'people')} will get your question on joining`
}

export function useAsk({ start: { person, addresses }, zone, present, onSent }: AskOptions) {
  const [people, setPeople] = useState<PickerItem[]>(() => [
    ...(person === null ? [] : [personItem(person)]),
    ...addresses.flatMap((address) => newAddress(address) ?? []),
  ])
  const withMadeId = useMadeId()
  const { form, ...sending } = useActionForm({
    schema: () => import('@/lib/reviews/quick/schema').then((module) => module.askFieldsSchema),
    action: (values: AskFieldsInput) => withMadeId((madeId) => askQuicklyAction({ ...values, madeId })),
    defaultValues: {
      assigneeIds: person === null ? [] : [person.id],
      invitationIds: [],
      addresses: [...addresses],
      question: '',
      closesOn: usualClose(present(), zone),
    },
    onSuccess: () => {
      toast({ type: 'success', title: sentTo(people) })
      onSent()
    },
  })

  function choose(chosen: PickerItem[]) {
    const idsOf = (isOne: (item: PickerItem) => boolean) => chosen.filter(isOne).map(({ id }) => id)
    setPeople(chosen)
    form.setValue(
      'assigneeIds',
      idsOf(({ kind }) => kind === 'person'),
    )
    form.setValue(
      'invitationIds',
      idsOf((item) => item.kind === 'email' && !isNewAddress(item)),
    )
    form.setValue('addresses', idsOf(isNewAddress))
    if (chosen.length > quickLimits.people) form.setError('assigneeIds', { message: tooManyForQuestion })
    else form.clearErrors('assigneeIds')
  }

  return { form, people, choose, ...sending }
}

export type Ask = ReturnType<typeof useAsk>
