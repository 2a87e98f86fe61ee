'use client'

import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { SelectField } from '@/components/ui/form/select-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Callout } from '@/components/ui/display/callout'
import { toast } from '@/components/ui/overlay/toast'
import { setGoalStatusAction } from '@/lib/goals/actions'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'
import { needsComment, needsNewEnd, statusBadges } from '@/lib/goals/rules/goal-status'
import { plural } from '@/lib/shared/text'

export interface StatusDialogProps {
  goal: Pick<GoalDetail, 'id' | 'version' | 'status' | 'next' | 'endsOn' | 'today' | 'items'>
  /** Chosen as it opens, in place of the present one. */
  first?: GoalDetail['status']
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function StatusDialog({ goal, first = goal.status, open, onOpenChange }: StatusDialogProps) {
  const { id, version, next, endsOn, today, items } = goal
  const router = useRouter()
  const { form, submit, pending, formError } = useActionForm({
    schema: () => import('@/lib/goals/schema').then((module) => module.setGoalStatusSchema),
    action: setGoalStatusAction,
    defaultValues: { id, version, status: first, comment: '', endsOn: '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: 'Status changed' })
    },
  })
  const status = useWatch({ control: form.control, name: 'status' })
  const isMoved = status !== goal.status

  /** The page behind may be out of date, but what was typed stays until it is closed. */
  function close(next: boolean) {
    onOpenChange(next)
    if (!next && formError !== undefined) router.refresh()
  }

  const left = items.filter(({ isDone }) => !isDone).length
  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      submit={submit}
      pending={pending}
      title="Change status"
      verb="Change status"
    >
      <div className="grid grid-cols-1 gap-5 pb-1">
        <SelectField
          form={form}
          name="status"
          label="Status"
          options={[goal.status, ...next].map((value) => ({ value, label: statusBadges[value].label }))}
        />
        {isMoved && status === 'Completed' && left > 0 && (
          <Callout tone="warning">{`${plural(left, 'action item is', 'action items are')} still open.`}</Callout>
        )}
        {isMoved && needsNewEnd(status, endsOn, today) && (
          <TextField form={form} name="endsOn" label="New end" type="date" min={today} required />
        )}
        <TextareaField
          form={form}
          name="comment"
          label={isMoved && status === 'Abandoned' ? 'Reason' : 'Comment'}
          optional={!isMoved || !needsComment(status)}
          rows={3}
          limit={2000}
        />
      </div>
    </FormDialog>
  )
}
