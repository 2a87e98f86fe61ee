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
import { personItem } from '@/components/members/picker/person-item'
import { nominatePeersAction } from '@/lib/reviews/nominations/actions'
import type { NominationRow, NominationsView } from '@/lib/reviews/nominations/queries/get-nominations'
import { boundsInWords } from '@/lib/reviews/model/rules/nomination-bounds'
import { plural } from '@/lib/shared/text'

const itemOf = ({ memberId, ...row }: NominationRow) => personItem({ ...row, id: memberId })

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

function hintOf(bounds: NominationsView['bounds'], approvedCount: number) {
  const people = boundsInWords(bounds)
  if (approvedCount === 0) return `Nominate ${people}.`
  return `${people} in all, with the ${approvedCount} who ${approvedCount === 1 ? 'is' : 'are'} approved.`
}

/** Nominates colleagues, except those approved or declined before. */
export function NominateForm({ view }: { view: NominationsView }) {
  const { reviewId, bounds, rows } = view
  const waiting = rows.filter(({ status }) => status === 'PENDING').map(itemOf)
  const approvedIds = rows.filter(({ status }) => status === 'APPROVED').map(({ memberId }) => memberId)
  const [chosen, setChosen] = useState(waiting)
  const isSent = waiting.length > 0 && idsOf(chosen).toSorted().join() === idsOf(waiting).toSorted().join()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/nominations/schema').then((module) => module.nominatePeersSchema),
    action: nominatePeersAction,
    defaultValues: { id: reviewId, memberIds: [...approvedIds, ...idsOf(waiting)] },
    onSuccess: () => toast({ type: 'success', title: 'Nominated. You’ll be notified of each decision.' }),
  })

  function choose(items: PickerItem[]) {
    setChosen(items)
    form.setValue('memberIds', [...approvedIds, ...idsOf(items)])
    form.clearErrors('memberIds')
  }

  return (
    <Card className="mb-6">
      <form {...bind} className="grid gap-4">
        <ColleaguesField
          label="Who knows your work well?"
          hint={hintOf(bounds, approvedIds.length)}
          error={errorOf({ form, name: 'memberIds' })}
          value={chosen}
          onChange={choose}
        />
        {(!isSent || pending) && (
          <FormActions>
            <Button type="submit" variant="primary" pending={pending}>
              {chosen.length === 0 ? 'Nominate' : `Nominate ${plural(chosen.length, 'person', 'people')}`}
            </Button>
          </FormActions>
        )}
      </form>
    </Card>
  )
}
