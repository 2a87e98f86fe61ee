'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { replaceRespondentAction } from '@/lib/reviews/respondents/actions'
import { ColleagueField } from '@/components/members/picker/colleague-field'

interface ReplaceFormProps {
  id: string
  person: { id: string; name: string }
  back: string
}

/** Replaces a respondent. */
export function ReplaceForm({ id, person, back }: ReplaceFormProps) {
  const router = useRouter()
  const [chosen, setChosen] = useState<PickerItem | null>(null)
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/respondents/schema').then((module) => module.replaceRespondentSchema),
    action: replaceRespondentAction,
    defaultValues: { id, assigneeId: person.id, memberId: '' },
    onSuccess: () => {
      toast({ type: 'success', title: `${chosen?.label ?? 'Someone else'} is asked instead.` })
      router.push(back)
    },
  })

  function choose(item: PickerItem) {
    setChosen(item)
    form.setValue('memberId', item.id)
    form.clearErrors('memberId')
  }

  return (
    <form {...bind} className="grid gap-3 border-t border-line pt-4">
      <ColleagueField
        label={`Replace ${person.name}`}
        error={errorOf({ form, name: 'memberId' })}
        hint={`${person.name} then can’t open the form`}
        value={chosen}
        onChange={choose}
      />
      <div>
        <Button type="submit" pending={pending} disabled={chosen === null}>
          Ask instead
        </Button>
      </div>
    </form>
  )
}
