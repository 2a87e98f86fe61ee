'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { addRespondentsAction } from '@/lib/reviews/respondents/actions'
import { plural } from '@/lib/shared/text'
import { ColleaguesField } from '@/components/members/picker/colleagues-field'

/** Asks more colleagues. `hint` says what to mind. */
export function AddPeople({ id, hint }: { id: string; hint?: string }) {
  const [chosen, setChosen] = useState<PickerItem[]>([])
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/reviews/respondents/schema').then((module) => module.addRespondentsSchema),
    action: addRespondentsAction,
    defaultValues: { id, memberIds: [] },
    onSuccess: (result) => {
      choose([])
      toast({ type: 'success', title: `Sent to ${plural(result?.added ?? 0, 'more person', 'more people')}.` })
    },
  })

  function choose(items: PickerItem[]) {
    setChosen(items)
    form.setValue(
      'memberIds',
      items.map((item) => item.id),
    )
    form.clearErrors('memberIds')
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <ColleaguesField
        label="Ask more people"
        hint={hint}
        error={errorOf({ form, name: 'memberIds' })}
        className="flex-1 basis-72"
        value={chosen}
        onChange={choose}
      />
      {/* Beside the box and not beside what stands below it. */}
      <Button type="submit" pending={pending} disabled={chosen.length === 0} className="sm:mt-6.5">
        {chosen.length === 0 ? 'Send' : `Send to ${plural(chosen.length, 'person', 'people')}`}
      </Button>
    </form>
  )
}
