'use client'

import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm, type ActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { Facts } from '@/components/ui/list/facts'
import { toast } from '@/components/ui/overlay/toast'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { editReviewAction } from '@/lib/reviews/operating/actions'
import type { EditReviewInput } from '@/lib/reviews/operating/schema'
import type { ManagedReview } from '@/lib/reviews/operating/queries'
import { remindersInWords } from '@/lib/reviews/reminders/rules'
import { formatDate } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { EndFields } from './end-fields'
import { PrivacyFields } from './privacy-fields'

type Form = ActionForm<EditReviewInput, EditReviewInput>['form']

interface PartProps {
  form: Form
  review: ManagedReview
}

function Words({ form, review: { isFixed, settings } }: PartProps) {
  const { title, description } = settings
  return (
    <Card className="grid gap-4">
      <h2 className="text-md font-semibold">Title and description</h2>
      {isFixed ? (
        <>
          <p className="text-muted">Someone has answered, so title and description are fixed.</p>
          <Facts
            facts={[
              ['Title', title],
              ['Description', description === '' ? <span className="text-subtle">None</span> : description],
            ]}
          />
        </>
      ) : (
        <>
          <TextField form={form} name="title" label="Title" />
          <TextareaField
            form={form}
            name="description"
            label="Description"
            optional
            rows={3}
            limit={limits.description}
          />
        </>
      )}
    </Card>
  )
}

/** Selectable readers; once answers exist, only the current ones. */
function offeredOf({ settings, isFixed, subjectName, isOwn }: ManagedReview) {
  const { seenBySubject, seenByManager, seenByAdmins } = settings
  const subject = subjectName ?? ''
  const hasSubject = subjectName !== null
  return (
    [
      { name: 'seenBySubject', isThere: hasSubject && !isOwn, isChosen: seenBySubject, label: subject },
      {
        name: 'seenByManager',
        isThere: hasSubject,
        isChosen: seenByManager,
        label: isOwn ? 'Your manager' : `${subject}’s manager`,
      },
      { name: 'seenByAdmins', isThere: true, isChosen: seenByAdmins, label: 'Admins of the workspace' },
    ] as const
  ).filter(({ isThere, isChosen }) => isThere && (!isFixed || isChosen))
}

function Readers({ form, review }: PartProps) {
  const offered = offeredOf(review)
  const some = review.isFixed
    ? 'Someone has answered, so readers can only be removed.'
    : 'Everyone you asked is notified of new readers.'
  return (
    <Card className="grid gap-3">
      <h2 className="text-md font-semibold">Who sees the results, besides you</h2>
      <p className="text-muted">{offered.length === 0 ? 'Someone has answered, so no readers can be added.' : some}</p>
      {offered.map(({ name, label }) => (
        <CheckboxField
          key={name}
          form={form}
          name={name}
          label={label}
          hint={name === 'seenBySubject' ? 'The person it’s about.' : undefined}
        />
      ))}
    </Card>
  )
}

function End({ form, review: { settings } }: PartProps) {
  const isOn = useWatch({ control: form.control, name: 'hasReminders' })
  return (
    <Card className="grid gap-4">
      <h2 className="text-md font-semibold">Deadline</h2>
      <EndFields form={form} day="closesOn" time="closesTime" zone={settings.timeZone} optional />
      {settings.hasReminders ? (
        <CheckboxField
          form={form}
          name="hasReminders"
          label="Remind people who haven’t answered"
          hint={isOn ? remindersInWords : 'Can’t be turned on again'}
        />
      ) : (
        <p className="text-muted">People were promised no reminders.</p>
      )}
    </Card>
  )
}

function startOf({ id, settings }: ManagedReview): EditReviewInput {
  const { closesAt, timeZone, hasShared: _hasShared, ...rest } = settings
  return {
    id,
    ...rest,
    timeZone,
    closesOn: closesAt === null ? '' : formatDate(closesAt, 'YYYY-MM-DD', timeZone),
    closesTime: closesAt === null ? '17:00' : formatClock(closesAt, timeZone),
  }
}

/** Editable settings of a sent review; questions are fixed. */
export function SettingsForm({ review }: { review: ManagedReview }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/operating/schema').then((module) => module.editReviewSchema),
    action: editReviewAction,
    defaultValues: startOf(review),
    onSuccess: () => toast({ type: 'success', title: 'Saved' }),
  })
  return (
    <form data-keep {...bind} className="grid gap-4">
      <Words form={form} review={review} />
      <End form={form} review={review} />
      <Readers form={form} review={review} />
      <PrivacyFields form={form} review={review} />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Save changes
        </Button>
      </FormActions>
    </form>
  )
}
