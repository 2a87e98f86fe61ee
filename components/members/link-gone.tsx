import type { ReactNode } from 'react'
import { AuthFrame } from '@/components/shell/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'

interface LinkGoneProps {
  /** For example "10 minutes". */
  lifetime: string
  /** Where a new one is asked for, or the form that asks. */
  next: { href: string } | { form: ReactNode }
}

/** What a one-time link shows once it has done its work or has run out. */
export function LinkGone({ lifetime, next }: LinkGoneProps) {
  return (
    <AuthFrame
      title="This link no longer works"
      text={`It has been used, replaced by a newer one, or has run out. They last for ${lifetime}.`}
    >
      {'form' in next ? (
        next.form
      ) : (
        <ButtonLink href={next.href} variant="primary" size="lg" wide>
          Have a new one sent
        </ButtonLink>
      )}
    </AuthFrame>
  )
}
