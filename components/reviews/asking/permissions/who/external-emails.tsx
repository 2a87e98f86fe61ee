'use client'

import { GateReason } from '@/components/shell/gate-reason'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { useBook, useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { EmailBox } from './email-box'

/** External reviewers, each with a personal link. */
export function ExternalEmails() {
  const { form, draft } = useWizard()
  const { externalBlockedReason, externalLimit } = draft.can
  const { emails } = useContent()
  const { unsubscribed, colleagues } = useBook()
  const error = useFieldFault('emails')
  const most = externalLimit === null ? '' : `, up to ${externalLimit}`
  return (
    <div data-field="emails">
      <Field
        label="External reviewers"
        optional
        hint={
          externalBlockedReason === null ? (
            `Each gets a personal link, no account needed${most}`
          ) : (
            <GateReason reason={externalBlockedReason} />
          )
        }
        error={error}
      >
        {(control) =>
          // Addresses from an earlier plan can still be removed.
          externalBlockedReason !== null && emails.length === 0 ? (
            <Input {...control} disabled placeholder="name@example.com" />
          ) : (
            <EmailBox
              control={control}
              emails={emails}
              unsubscribed={unsubscribed}
              colleagues={colleagues}
              onChange={(next) => form.setValue('emails', next)}
            />
          )
        }
      </Field>
    </div>
  )
}
