import { Card } from '@/components/ui/layout/card'
import { ChangePasswordForm } from './change-password-form'
import { SetPasswordForm } from './set-password-form'

/** The tab for one's password: the first one, or another one. */
export function PasswordPart({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  return (
    <Card className="sm:p-6">
      <div className="max-w-md">
        {hasPassword ? <ChangePasswordForm email={email} /> : <SetPasswordForm email={email} />}
      </div>
    </Card>
  )
}
