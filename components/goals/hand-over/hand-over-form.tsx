'use client'

import { useState } from 'react'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { handOverGoalsAction } from '@/lib/goals/actions'
import { plural } from '@/lib/shared/text'

export function HandOverForm({ memberId, count }: { memberId: string; count: number }) {
  const [chosen, setChosen] = useState<PickerItem | null>(null)
  const form = usePlainForm({
    action: async () => {
      const answer = await handOverGoalsAction({ memberId, toId: chosen?.id ?? '' })
      if (answer && !faultsOf(answer))
        toast({ type: 'success', title: `Handed over ${plural(answer.data?.count ?? count, 'goal')}` })
      return answer
    },
    unseen: ['toId'],
  })

  function choose(person: PickerItem) {
    setChosen(person)
    form.show([])
  }

  return (
    <PlainFormFrame form={form} className="grid grid-cols-1 gap-4">
      <ColleagueField label="New owner" value={chosen} onChange={choose} error={form.errors['toId']} />
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          Hand over {plural(count, 'goal')}
        </Button>
      </div>
    </PlainFormFrame>
  )
}
