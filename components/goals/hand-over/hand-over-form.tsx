'use client'

import { useState } from 'react'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { handOverGoalsAction } from '@/lib/goals/actions'
import { plural } from '@/lib/shared/text'

export function HandOverForm({ memberId, count }: { memberId: string; count: number }) {
  const [chosen, setChosen] = useState<PickerItem | null>(null)
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/goals/schema').then((module) => module.handOverGoalsSchema),
    action: handOverGoalsAction,
    defaultValues: { memberId, toId: '' },
    onSuccess: (done) => toast({ type: 'success', title: `Handed over ${plural(done?.count ?? 0, 'goal')}` }),
  })

  function choose(person: PickerItem) {
    setChosen(person)
    form.setValue('toId', person.id)
    form.clearErrors('toId')
  }

  return (
    <form {...bind} className="grid grid-cols-1 gap-4">
      <ColleagueField label="New owner" value={chosen} onChange={choose} error={errorOf({ form, name: 'toId' })} />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Hand over {plural(count, 'goal')}
        </Button>
      </div>
    </form>
  )
}
