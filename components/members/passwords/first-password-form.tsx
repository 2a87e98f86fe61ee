'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
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
  const form = usePlainForm({ action: setPasswordAction, onSuccess: () => router.replace(next) })

  function later() {
    document.cookie = `${laterCookie}=1; path=/auth; max-age=${YEAR}; samesite=lax`
    router.replace(next)
  }

  return (
    <PlainFormFrame form={form}>
      <NewPasswordField form={form} />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Set password and go on
      </Button>
      <Button variant="ghost" wide onClick={later}>
        Go on without one
      </Button>
    </PlainFormFrame>
  )
}
