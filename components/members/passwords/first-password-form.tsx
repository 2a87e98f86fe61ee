'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { setPasswordAction } from '@/lib/members/passwords/actions'
import { NewPasswordField } from './new-password-field'

interface FirstPasswordFormProps {
  /** Where to go on, with or without a password. */
  next: string
  /** The cookie that keeps the question from being asked again. */
  laterCookie: string
}

const YEAR = 31_536_000

/** Offers a password to somebody who came in by link; saying no is remembered. */
export function FirstPasswordForm({ next, laterCookie }: FirstPasswordFormProps) {
  const router = useRouter()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/passwords/schema').then((module) => module.setPasswordSchema),
    action: setPasswordAction,
    defaultValues: { password: '' },
    onSuccess: () => router.replace(next),
  })

  function later() {
    document.cookie = `${laterCookie}=1; path=/auth; max-age=${YEAR}; samesite=lax`
    router.replace(next)
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <NewPasswordField form={form} name="password" />
      <Button type="submit" variant="primary" size="lg" wide pending={pending}>
        Set password and go on
      </Button>
      <Button variant="ghost" wide onClick={later}>
        Go on without one
      </Button>
    </form>
  )
}
