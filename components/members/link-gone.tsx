import type { ReactNode } from 'react'
import { AuthFrame } from '@/components/shell/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'

interface LinkGoneProps {
  /** For example "10 minutes". */
  lifetime: string
  /** Where a new one is asked for, or the form that asks. */
  next: { href: string } | { form: ReactNode }
}

/** In place of what a one-time link opened, once it was used, expired or arrived damaged. */
export function LinkGone({ lifetime, next }: LinkGoneProps) {
  return (
    <AuthFrame
      title="This link has expired"
      text={`It was used, replaced by a newer one, or is older than ${lifetime}. If it’s new, part of it may be missing: open it from the mail again.`}
    >
      {'form' in next ? (
        next.form
      ) : (
        <ButtonLink href={next.href} variant="primary" size="lg" wide>
          Get a new link
        </ButtonLink>
      )}
    </AuthFrame>
  )
}
