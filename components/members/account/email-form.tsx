'use client'

import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { toast } from '@/components/ui/overlay/toast'
import { requestEmailChangeAction } from '@/lib/members/account/actions'
import { ProofLinkForm } from './proof-link-form'

interface EmailFormProps {
  email: string
  /** The code mailed to people without a password; others enter their password. */
  code: string
}

function finish(form: HTMLFormElement) {
  form.reset()
  toast({ type: 'success', title: 'Change requested' })
}

/** Answers the same whether or not the address has an account; the page then says what waits. */
export function EmailForm({ email, code }: EmailFormProps) {
  const form = usePlainForm({ action: requestEmailChangeAction, unseen: ['code'], onSuccess: finish })
  if (form.errors.code) return <ProofLinkForm act="email-change" email={email} gone={form.errors.code} />
  return (
    <PlainFormFrame form={form}>
      <PlainField
        form={form}
        name="email"
        label="New e-mail address"
        hint={`Now ${email}. We’ll mail the new one a link to confirm.`}
        type="email"
        autoComplete="email"
        required
      />
      {code === '' ? (
        <PlainField
          form={form}
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
        />
      ) : (
        <input type="hidden" name="code" value={code} />
      )}
      <div>
        <Button type="submit" pending={form.pending}>
          Mail me the link
        </Button>
      </div>
    </PlainFormFrame>
  )
}
