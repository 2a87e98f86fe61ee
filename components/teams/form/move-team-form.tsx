'use client'

import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { moveTeamAction } from '@/lib/teams/tree/actions'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { ParentField } from './parent-field'

interface MoveTeamFormProps {
  id: string
  parent: ParentChoice | null
}

export function MoveTeamForm({ id, parent }: MoveTeamFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/teams/tree/schema').then((module) => module.moveTeamSchema),
    action: moveTeamAction,
    defaultValues: { id, parentId: parent?.id ?? '' },
    onSuccess: () => {
      const isMoved = form.getValues('parentId') !== (parent?.id ?? '')
      toast(isMoved ? { type: 'success', title: 'Team moved' } : { type: 'info', title: 'It’s there already' })
    },
  })
  return (
    <form {...bind} className="grid grid-cols-1 gap-5">
      <ParentField
        id={id}
        parent={parent}
        hint="Teams nest up to six levels"
        error={errorOf({ form, name: 'parentId' })}
        onChange={(parentId) => {
          form.setValue('parentId', parentId)
          form.clearErrors('parentId')
        }}
      />
      <FormActions>
        <Button type="submit" pending={pending}>
          Move team
        </Button>
      </FormActions>
    </form>
  )
}
