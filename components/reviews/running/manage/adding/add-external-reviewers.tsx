'use client'

import { GateReason } from '@/components/shell/gate-reason'
import { EmailBox } from '@/components/reviews/asking/permissions/who/email-box'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Input } from '@/components/ui/input/input'
import { toast } from '@/components/ui/overlay/toast'
import { askExternalReviewersAction } from '@/lib/reviews/respondents/actions'
import { plural } from '@/lib/shared/text'
import { addedInWords, addingInWords } from './adding-words'
import { useUnsubscribed } from './use-unsubscribed'

interface AddExternalReviewersProps {
  id: string
  /** Why external reviewers can't be added, or null. */
  blockedReason: string | null
  /** A caveat. */
  hint?: string
  isPaused: boolean
}

/** Adds external reviewers, each with a mailed link. */
export function AddExternalReviewers({ id, blockedReason, hint, isPaused }: AddExternalReviewersProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/respondents/schema').then((module) => module.askExternalReviewersSchema),
    action: askExternalReviewersAction,
    defaultValues: { id, emails: [] },
    onSuccess: (result) => {
      form.setValue('emails', [])
      const people = `${plural(result?.added ?? 0, 'more external reviewer')}`
      toast({ type: 'success', title: addedInWords(people, isPaused) })
    },
  })
  const emails = form.watch('emails')
  const unsubscribed = useUnsubscribed(id, emails)

  function write(next: string[]) {
    form.setValue('emails', next)
    form.clearErrors('emails')
  }

  return (
    <form {...bind} className="flex flex-wrap items-start gap-3">
      <div className="flex-1 basis-72">
        <Field
          label="Ask external reviewers"
          hint={
            blockedReason === null ? (
              (hint ?? 'No account needed: each gets a personal link')
            ) : (
              <GateReason reason={blockedReason} />
            )
          }
          error={errorOf({ form, name: 'emails' })}
        >
          {(control) =>
            blockedReason === null ? (
              <EmailBox control={control} emails={emails} unsubscribed={unsubscribed} onChange={write} />
            ) : (
              <Input {...control} disabled placeholder="name@example.com" />
            )
          }
        </Field>
      </div>
      {/* Aligned with the box, not with the text below it. */}
      <Button type="submit" pending={pending} disabled={blockedReason !== null} className="sm:mt-6.5">
        {addingInWords(emails.length, isPaused)}
      </Button>
    </form>
  )
}
