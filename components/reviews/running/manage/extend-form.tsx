'use client'

import { Button } from '@/components/ui/button/button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { extendRespondentAction } from '@/lib/reviews/respondents/actions'
import { formatDate } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { EndFields } from './end-fields'

interface ExtendFormProps {
  id: string
  person: { id: string; name: string }
  closesAt: Date
  timeZone: string
}

/** Extends one person's deadline. */
export function ExtendForm({ id, person, closesAt, timeZone }: ExtendFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/respondents/schema').then((module) => module.extendRespondentSchema),
    action: extendRespondentAction,
    defaultValues: {
      id,
      assigneeId: person.id,
      timeZone,
      closesOn: formatDate(closesAt, 'YYYY-MM-DD', timeZone),
      closesTime: formatClock(closesAt, timeZone),
    },
    onSuccess: () => toast({ type: 'success', title: `${person.name} has more time` }),
  })
  return (
    <form {...bind} className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-medium">More time for {person.name}</h3>
      <EndFields form={form} day="closesOn" time="closesTime" zone={timeZone} />
      <div>
        <Button type="submit" pending={pending}>
          Give more time
        </Button>
      </div>
    </form>
  )
}
