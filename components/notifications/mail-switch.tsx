'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { resubscribeAction, unsubscribeAction } from '@/lib/notifications/unsubscribing/actions'

/** Unsubscribes from further mail, or resubscribes. */
export function MailSwitch({ code, isUnsubscribed }: { code: string; isUnsubscribed: boolean }) {
  const router = useRouter()
  const action = isUnsubscribed ? resubscribeAction : unsubscribeAction
  const form = usePlainForm({ action, onSuccess: () => router.refresh() })
  return (
    <PlainFormFrame form={form}>
      <input type="hidden" name="code" value={code} />
      <div>
        <Button type="submit" size="lg" variant={isUnsubscribed ? 'secondary' : 'primary'} pending={form.pending}>
          {isUnsubscribed ? 'Resubscribe' : 'Unsubscribe'}
        </Button>
      </div>
    </PlainFormFrame>
  )
}
