'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { Card } from '@/components/ui/layout/card'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/overlay/toast'
import { checkInGoalsAction } from '@/lib/goals/actions'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { plural } from '@/lib/shared/text'
import { CheckInFields, checkInValues, type CheckInSubject } from './check-in-fields'

export function CheckInForm({ goals }: { goals: readonly CheckInSubject[] }) {
  const madeIdOf = useMadeIds()
  const router = useRouter()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/goals/schema').then((module) => module.checkInManySchema),
    action: checkInGoalsAction,
    defaultValues: { goals: goals.map((goal) => checkInValues(goal, madeIdOf(`${goal.id} ${goal.version}`))) },
    onSuccess: () => {
      toast({ type: 'success', title: `Checked in ${plural(goals.length, 'goal')}` })
      router.push('/goals')
    },
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-4">
      {goals.map((goal, index) => (
        <Card key={goal.id}>
          <h2 className="mb-4 font-semibold wrap-anywhere">
            <Link href={goalPath(goal.id)} className="hover:underline">
              {goal.title}
            </Link>
          </h2>
          <CheckInFields form={form} goal={goal} index={index} />
        </Card>
      ))}
      <FormActions className="sticky-foot">
        <Button type="submit" variant="primary" pending={pending}>
          Check in {plural(goals.length, 'goal')}
        </Button>
        <ButtonLink href="/goals">Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
