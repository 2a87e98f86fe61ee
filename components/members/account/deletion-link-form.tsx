'use client'

import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { breakable } from '@/components/ui/display/breakable'
import { Callout } from '@/components/ui/display/callout'
import { FormActions } from '@/components/ui/form/form-actions'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { sendDeletionLinkAction } from '@/lib/members/account/actions'

/** Has the link mailed with which somebody without a password proves that it is them. */
export function DeletionLinkForm({ email, back }: { email: string; back: string }) {
  const form = usePlainForm({ action: sendDeletionLinkAction })
  if (form.success) {
    return (
      <Callout title="Check your mail">
        A link is on its way to {breakable(email)}. It brings you back here for the last press, and counts for 30
        minutes.
      </Callout>
    )
  }
  return (
    <PlainFormFrame form={form}>
      <p className="text-muted">You have no password, so we mail you a link, to be sure that it is you.</p>
      <FormActions className="pt-0">
        <Button type="submit" pending={form.pending}>
          Mail me the link
        </Button>
        <ButtonLink href={back}>Keep my account</ButtonLink>
      </FormActions>
    </PlainFormFrame>
  )
}
