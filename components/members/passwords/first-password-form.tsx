'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { setPasswordAction } from '@/lib/members/account/actions'
import { NewPasswordField } from './new-password-field'
import { PasswordLinkForm } from './password-link-form'

interface FirstPasswordFormProps {
  email: string
  /** A fresh link proves the person. */
  isProven: boolean
  /** Where to continue, with or without a password. */
  next: string
  /** The cookie that suppresses the question. */
  laterCookie: string
}

const YEAR = 31_536_000

/** Offers a password after a sign-in by link, and remembers a refusal. */
export function FirstPasswordForm({ email, isProven, next, laterCookie }: FirstPasswordFormProps) {
  const router = useRouter()
  const form = usePlainForm({
    action: setPasswordAction,
    unseen: ['session'],
    onSuccess: () => router.replace(next),
  })
  const later = () => void (document.cookie = `${laterCookie}=1; path=/auth; max-age=${YEAR}; samesite=lax`)
  const onward = (
    <ButtonLink href={next} variant="ghost" wide onClick={later}>
      Continue without one
    </ButtonLink>
  )
  if (!isProven || form.errors.session) {
    return (
      <PasswordLinkForm email={email} gone={form.errors.session} size="lg" wide>
        {onward}
      </PasswordLinkForm>
    )
  }
  return (
    <PlainFormFrame form={form}>
      <NewPasswordField form={form} />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Set password
      </Button>
      {onward}
    </PlainFormFrame>
  )
}
