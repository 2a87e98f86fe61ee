'use client'

import { useState } from 'react'
import { ColleaguesField } from '@/components/members/picker/colleagues-field'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { nominatePeersAction } from '@/lib/reviews/running/nominations/actions'
import type { NominationRow, NominationsView } from '@/lib/reviews/running/nominations/queries'
import { plural } from '@/lib/shared/text'

const itemOf = ({ memberId, name, email }: NominationRow): PickerItem => ({
  id: memberId,
  label: name,
  hint: email,
  kind: 'person',
})

/** Proposes colleagues; who was approved stays, and who was declined cannot be proposed again. */
export function ProposeForm({ view }: { view: NominationsView }) {
  const { reviewId, bounds, rows } = view
  const start = rows.filter(({ status }) => status !== 'DECLINED').map(itemOf)
  const [chosen, setChosen] = useState(start)
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/reviews/running/nominations/schema').then((module) => module.nominatePeersSchema),
    action: nominatePeersAction,
    defaultValues: { id: reviewId, memberIds: start.map(({ id }) => id) },
    onSuccess: () => toast({ type: 'success', title: 'Proposed. You will hear what becomes of each.' }),
  })

  function choose(items: PickerItem[]) {
    setChosen(items)
    form.setValue(
      'memberIds',
      items.map(({ id }) => id),
    )
    form.clearErrors('memberIds')
  }

  const { min, max } = bounds
  return (
    <Card className="mb-6">
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <ColleaguesField
          label="Who knows your work well?"
          hint={`Propose ${min === max ? plural(max, 'person', 'people') : `${min} to ${plural(max, 'person', 'people')}`}.`}
          error={errorOf({ form, name: 'memberIds' })}
          value={chosen}
          onChange={choose}
        />
        <FormActions>
          <Button type="submit" variant="primary" pending={pending}>
            Propose {plural(chosen.length, 'person', 'people')}
          </Button>
        </FormActions>
      </form>
    </Card>
  )
}
