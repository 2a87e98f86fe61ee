'use client'

import { Button } from '@/components/ui/button/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm, type ActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { toast } from '@/components/ui/overlay/toast'
import { limits } from '@/lib/reviews/limits/rules'
import { editReviewAction } from '@/lib/reviews/running/actions'
import type { EditReviewInput } from '@/lib/reviews/running/schema'
import type { ManagedReview } from '@/lib/reviews/running/screen/queries'
import { formatClock, formatDate } from '@/lib/shared/dates'
import { EndFields } from './end-fields'

type Form = ActionForm<EditReviewInput, EditReviewInput>['form']

interface PartProps {
  form: Form
  review: ManagedReview
}

function Words({ form, review: { isFixed } }: PartProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-md font-semibold">What it says</h2>
      {isFixed && <p className="text-muted">Somebody has answered, so what they read stays as it was.</p>}
      <TextField form={form} name="title" label="Title" readOnly={isFixed} maxLength={limits.title} />
      <TextareaField
        form={form}
        name="description"
        label="Description"
        optional
        readOnly={isFixed}
        rows={3}
        limit={limits.description}
      />
    </Card>
  )
}

/** Who is not chosen now cannot be chosen any more once somebody has answered, so they are not offered. */
function Readers({ form, review }: PartProps) {
  const { settings, isFixed, subjectName, isOwn } = review
  const isOffered = (isChosen: boolean) => !isFixed || isChosen
  return (
    <Card className="grid gap-3">
      <h2 className="text-md font-semibold">Who sees the results, besides you</h2>
      <p className="text-muted">
        {isFixed
          ? 'Somebody has answered, so you can take people out but add nobody.'
          : 'Adding somebody tells everybody you asked.'}
      </p>
      {subjectName !== null && !isOwn && isOffered(settings.seenBySubject) && (
        <CheckboxField form={form} name="seenBySubject" label={subjectName} hint="The person it is about." />
      )}
      {subjectName !== null && isOffered(settings.seenByManager) && (
        <CheckboxField form={form} name="seenByManager" label={isOwn ? 'Your manager' : `${subjectName}’s manager`} />
      )}
      {isOffered(settings.seenByAdmins) && (
        <CheckboxField form={form} name="seenByAdmins" label="Admins of the workspace" />
      )}
    </Card>
  )
}

function End({ form, review: { settings } }: PartProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-md font-semibold">Until when</h2>
      <EndFields form={form} day="closesOn" time="closesTime" zone={settings.timeZone} optional />
      <CheckboxField
        form={form}
        name="hasReminders"
        label="Remind people who have not answered"
        hint="In one mail a day at most, with everything else that waits for them."
      />
    </Card>
  )
}

function startOf({ id, settings }: ManagedReview): EditReviewInput {
  const { closesAt, timeZone, hasShared: _hasShared, ...rest } = settings
  return {
    ...{ id, ...rest, timeZone },
    closesOn: closesAt === null ? '' : formatDate(closesAt, 'YYYY-MM-DD', timeZone),
    closesTime: closesAt === null ? '17:00' : formatClock(closesAt, timeZone),
  }
}

/** What may still change of a review that was sent. The questions may not. */
export function SettingsForm({ review }: { review: ManagedReview }) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/reviews/running/schema').then((module) => module.editReviewSchema),
    action: editReviewAction,
    defaultValues: startOf(review),
    onSuccess: () => toast({ type: 'success', title: 'Saved.' }),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Words form={form} review={review} />
      <End form={form} review={review} />
      <Readers form={form} review={review} />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Save changes
        </Button>
      </FormActions>
    </form>
  )
}
