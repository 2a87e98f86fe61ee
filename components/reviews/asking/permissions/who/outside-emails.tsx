'use client'

import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { useCell } from '@/components/reviews/asking/draft/cell'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { EmailBox } from './email-box'

/** People without an account. They get a link of their own by e-mail, and need nothing else. */
export function OutsideEmails() {
  const { form, draft, people } = useWizard()
  const { outsideBar, outsideMost } = draft.can
  const { emails } = useContent()
  const unsubscribed = useCell(people.book, (book) => book.unsubscribed)
  const error = useFieldFault('emails')
  const most = outsideMost === null ? '' : ` Your plan includes ${outsideMost} for each form.`
  return (
    <div data-field="emails">
      <Field
        label="People outside"
        optional
        hint={
          outsideBar ?? `They need no account: each gets a personal link. Paste as many addresses as you like.${most}`
        }
        error={error}
      >
        {(control) =>
          // What was written under another plan can still be taken out.
          outsideBar !== null && emails.length === 0 ? (
            <Input {...control} disabled placeholder="name@example.com" />
          ) : (
            <EmailBox {...{ control, emails, unsubscribed }} onChange={(next) => form.setValue('emails', next)} />
          )
        }
      </Field>
    </div>
  )
}
