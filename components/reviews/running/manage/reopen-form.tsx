'use client'

import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { toast } from '@/components/ui/overlay/toast'
import { reopenReviewAction } from '@/lib/reviews/operating/actions'
import { EndFields } from './end-fields'

interface ReopenFormProps {
  id: string
  /** The offered close date. */
  closesOn: string
  timeZone: string
}

/** Reopens a closed review until a new close date. */
export function ReopenForm({ id, closesOn, timeZone }: ReopenFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/operating/schema').then((module) => module.reopenReviewSchema),
    action: reopenReviewAction,
    defaultValues: { id, closesOn, closesTime: '17:00', timeZone },
    onSuccess: () => toast({ type: 'success', title: 'Reopened' }),
  })
  return (
    <Card>
      <h2 className="text-md font-semibold">Reopen</h2>
      <p className="mt-1 mb-4 text-muted">People who haven’t answered get an e-mail.</p>
      <form {...bind} className="grid gap-4">
        <EndFields form={form} day="closesOn" time="closesTime" zone={timeZone} />
        <FormActions>
          <Button type="submit" variant="primary" pending={pending}>
            Reopen
          </Button>
        </FormActions>
      </form>
    </Card>
  )
}
