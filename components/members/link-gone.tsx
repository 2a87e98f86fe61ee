import type { ReactNode } from 'react'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'

interface LinkGoneProps {
  /** For example "10 minutes"; missing if unknown. */
  lifetime?: string
  /** Where to request a new link, or the form for it. */
  next: { href: string } | { form: ReactNode }
}

/** Shown for a used, expired or damaged one-time link. */
export function LinkGone({ lifetime, next }: LinkGoneProps) {
  const reason = lifetime
    ? `used, replaced by a newer one, or is older than ${lifetime}`
    : 'used or replaced by a newer one'
  return (
    <AuthFrame
      title="This link has expired"
      text={`It was ${reason}. If it’s new, part of it may be missing: open it from the mail again.`}
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
