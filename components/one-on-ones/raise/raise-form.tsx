'use client'

import { personItem } from '@/components/members/picker/person-item'
import { useState } from 'react'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { searchPartners } from '@/components/members/picker/people-search'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { errorOf } from '@/components/ui/form/bound-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { raiseTalkingPointAction } from '@/lib/one-on-ones/actions'

export type RaiseStart = {
  partner: { id: string; name: string } | null
  point: string
  link: string
  /** It comes from a private goal. */
  isPrivate?: boolean
}

interface RaiseFormProps {
  start: RaiseStart
  cancelHref: string
}

export function RaiseForm({ start: { partner, point, link, isPrivate = false }, cancelHref }: RaiseFormProps) {
  const withMadeId = useMadeId()
  const { form, bind, pending } = useActionForm({
    schema: () =>
      import('@/lib/one-on-ones/schema').then((module) => module.raiseTalkingPointSchema.omit({ madeId: true })),
    action: (values: { withId: string; text: string; link: string }) =>
      withMadeId((madeId) => raiseTalkingPointAction({ ...values, madeId })),
    defaultValues: { withId: partner?.id ?? '', text: point, link },
  })
  const [chosen, setChosen] = useState<PickerItem | null>(() => partner && personItem(partner))

  function choose(person: PickerItem) {
    setChosen(person)
    form.setValue('withId', person.id, { shouldDirty: true })
    form.clearErrors('withId')
  }

  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-6">
      <ColleagueField
        label="With"
        error={errorOf({ form, name: 'withId' })}
        value={chosen}
        onChange={choose}
        search={searchPartners}
        required
      />
      <TextField
        form={form}
        name="text"
        label="Talking point"
        hint={isPrivate ? 'The goal is private. Both of you will read this' : 'Only the two of you can see it'}
        required
        autoComplete="off"
      />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Add
        </Button>
        <ButtonLink href={cancelHref}>Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
