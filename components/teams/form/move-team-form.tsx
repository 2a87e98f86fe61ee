'use client'

import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { SelectField } from '@/components/ui/form/select-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { moveTeamAction } from '@/lib/teams/tree/actions'
import type { ParentChoice } from '@/lib/teams/tree/queries'
import { parentOptions } from './parent-options'

interface MoveTeamFormProps {
  id: string
  parentId: string | null
  choices: readonly ParentChoice[]
}

/** Which team this one is part of. */
export function MoveTeamForm({ id, parentId, choices }: MoveTeamFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/teams/tree/schema').then((module) => module.moveTeamSchema),
    action: moveTeamAction,
    defaultValues: { id, parentId: parentId ?? '' },
    onSuccess: () => toast({ type: 'success', title: 'Moved. The teams in it came along.' }),
  })
  return (
    <form {...bind} className="grid grid-cols-1 gap-5">
      <SelectField
        form={form}
        name="parentId"
        label="Part of"
        hint="Teams lie at most six levels deep. People and managers stay those of each team."
        options={parentOptions(choices)}
      />
      <FormActions>
        <Button type="submit" pending={pending}>
          Move the team
        </Button>
      </FormActions>
    </form>
  )
}
