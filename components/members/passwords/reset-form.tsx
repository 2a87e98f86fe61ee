'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { resetPasswordAction } from '@/lib/members/passwords/actions'
import { NewPasswordField } from './new-password-field'

/** The new password of whoever holds the link. */
export function ResetForm({ token }: { token: string }) {
  const router = useRouter()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/passwords/schema').then((module) => module.resetPasswordSchema),
    action: resetPasswordAction,
    defaultValues: { token, password: '' },
    onSuccess: () => router.push('/auth/login?done=reset'),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <NewPasswordField form={form} name="password" label="New password" />
      <Button type="submit" variant="primary" size="lg" wide pending={pending}>
        Save and sign out everywhere
      </Button>
    </form>
  )
}
