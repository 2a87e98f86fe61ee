'use client'

import { useRouter } from 'next/navigation'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { Card } from '@/components/ui/layout/card'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/overlay/toast'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { plural } from '@/lib/shared/text'
import { CheckInFields, checkInValues, type CheckInSubject } from './check-in-fields'
import { useCheckIn } from './use-check-in'

export function CheckInForm({ goals }: { goals: readonly CheckInSubject[] }) {
  const madeIdOf = useMadeIds()
  const checkIn = useCheckIn()
  const router = useRouter()
  const { form, bind, pending, formError } = useActionForm({
    schema: () => import('@/lib/goals/schema').then((module) => module.checkInManySchema),
    action: checkIn,
    defaultValues: { goals: goals.map((goal) => checkInValues(goal, madeIdOf(`${goal.id} ${goal.version}`))) },
    onSuccess: (done) => {
      toast({ type: 'success', title: `Checked in ${plural(done?.count ?? goals.length, 'goal')}` })
      router.push('/goals')
    },
  })
  const { fields, remove } = useFieldArray({ control: form.control, name: 'goals', keyName: 'key' })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-4">
      {fields.map(({ key, id }, index) => {
        const goal = goals.find((one) => one.id === id)
        return (
          goal && (
            <Card key={key}>
              <div className="mb-4 flex items-start gap-3">
                <h2 className="min-w-0 flex-1 font-semibold wrap-anywhere">
                  <Link href={goalPath(id)} className="hover:underline">
                    {goal.title}
                  </Link>
                </h2>
                {fields.length > 1 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    className="-my-1 -mr-2.5"
                    aria-label={`Skip ${goal.title}`}
                    onClick={() => remove(index)}
                  >
                    Skip
                  </Button>
                )}
              </div>
              <CheckInFields form={form} goal={goal} index={index} />
            </Card>
          )
        )
      })}
      {formError !== undefined && (
        <Callout tone="danger" title={formError}>
          {fields.length > 1 ? 'No goal was checked in. Skip this one, or reload the page.' : null}
        </Callout>
      )}
      <FormActions className="sticky-foot">
        <Button type="submit" variant="primary" pending={pending}>
          Check in {plural(fields.length, 'goal')}
        </Button>
        <ButtonLink href="/goals">Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
