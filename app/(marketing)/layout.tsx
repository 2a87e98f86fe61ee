import type { ReactNode } from 'react'
import { PublicFrame } from '@/components/shell/public-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { readClaims } from '@/lib/access/session'

const footerLinks = [
  { href: '/help', label: 'Help' },
  { href: '/support', label: 'Support' },
]

/** Whoever is signed in is shown the way in and not the doors. The cookie alone decides, so no query is spent on it. */
export default async function MarketingLayout({ children }: { children: ReactNode }) {
  const isSignedIn = (await readClaims()) !== null
  const actions = isSignedIn ? (
    <ButtonLink href="/dashboard" variant="primary">
      Open Rapport
    </ButtonLink>
  ) : (
    <>
      <ButtonLink href="/auth/login" variant="ghost">
        Sign in
      </ButtonLink>
      <ButtonLink href="/auth/register" variant="primary">
        Get started
      </ButtonLink>
    </>
  )
  return (
    <PublicFrame actions={actions} footerLinks={footerLinks}>
      {children}
    </PublicFrame>
  )
}
