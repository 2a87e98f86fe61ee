'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { breakable } from '@/components/ui/display/breakable'
import { Callout } from '@/components/ui/display/callout'
import { FormActions } from '@/components/ui/form/form-actions'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { sendProofLinkAction } from '@/lib/members/account/actions'
import type { Provable } from '@/lib/members/account/rules'

interface ProofLinkFormProps {
  act: Provable
  email: string
  /** Why their link is invalid, or null. */
  gone: string | null
  /** The cancel link. */
  children?: ReactNode
}

/** Mails a proof link to people without a password. */
export function ProofLinkForm({ act, email, gone, children }: ProofLinkFormProps) {
  const form = usePlainForm({ action: sendProofLinkAction })
  if (form.success) {
    return (
      <Callout urgent title="Check your mail">
        We’ve sent a link to {breakable(email)}. It works for 30 minutes.
      </Callout>
    )
  }
  return (
    <PlainFormFrame form={form}>
      <input type="hidden" name="act" value={act} />
      {gone && (
        <Callout tone="warning" urgent>
          {gone}
        </Callout>
      )}
      <p className="text-muted">Confirm that it’s you with a link by mail.</p>
      <FormActions className="pt-0">
        <Button type="submit" pending={form.pending}>
          Mail me the link
        </Button>
        {children}
      </FormActions>
    </PlainFormFrame>
  )
}
