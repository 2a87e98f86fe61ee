'use client'

import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { resendVerificationAction } from '@/lib/members/actions'

/** Sends the link that confirms an address once more: to the address at hand, or to the one that is typed. */
export function ResendForm({ email }: { email?: string }) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/schema').then((module) => module.resendVerificationSchema),
    action: resendVerificationAction,
    defaultValues: { email: email ?? '' },
    onSuccess: () =>
      toast({
        type: 'success',
        title: 'On its way',
        description: 'If the address waits to be confirmed, a new link is in its mail. Older ones no longer work.',
      }),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {email === undefined && (
        <TextField form={form} name="email" label="E-mail" type="email" autoComplete="email" required />
      )}
      <Button type="submit" size="lg" wide pending={pending}>
        {email === undefined ? 'Send a new link' : 'Send it again'}
      </Button>
    </form>
  )
}
