'use client'

import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { resendVerificationAction } from '@/lib/members/actions'

/** Resends the confirmation link to this or a typed address. */
export function ResendForm({ email }: { email?: string }) {
  const form = usePlainForm({ action: resendVerificationAction })
  return (
    <PlainFormFrame form={form}>
      {email === undefined ? (
        <PlainField form={form} name="email" label="E-mail" type="email" autoComplete="email" required />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <div>
        <Button
          type="submit"
          variant={email === undefined ? 'primary' : 'secondary'}
          size="lg"
          wide
          pending={form.pending}
        >
          {email === undefined ? 'Send a new link' : 'Send it again'}
        </Button>
        <div role="status">
          {form.success && (
            <Callout title="On its way" className="mt-5">
              If the address isn’t confirmed yet, we sent a link, one a minute at most. Only the newest one works.
            </Callout>
          )}
        </div>
      </div>
    </PlainFormFrame>
  )
}
