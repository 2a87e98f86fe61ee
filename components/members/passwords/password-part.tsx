import { Card } from '@/components/ui/layout/card'
import { ChangePasswordForm } from './change-password-form'
import { PasswordLinkForm } from './password-link-form'
import { SetPasswordForm } from './set-password-form'

interface PasswordPartProps {
  email: string
  hasPassword: boolean
  /** A fresh sign-in link proves the person. */
  isProven: boolean
}

function FirstPassword({ email, isProven }: { email: string; isProven: boolean }) {
  return (
    <>
      <p className="mb-4 text-muted">Sign in without waiting for a link.</p>
      {isProven ? <SetPasswordForm email={email} /> : <PasswordLinkForm email={email} />}
    </>
  )
}

export function PasswordPart({ email, hasPassword, isProven }: PasswordPartProps) {
  return (
    <Card className="sm:p-6">
      <div className="max-w-md">
        {hasPassword ? <ChangePasswordForm email={email} /> : <FirstPassword email={email} isProven={isProven} />}
      </div>
    </Card>
  )
}
