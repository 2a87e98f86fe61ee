import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { footerLinks, mainLinks } from '@/components/shell/public/public-links'
import { PublicFrame } from '@/components/shell/frames/public-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { UnsavedLayer } from '@/components/ui/overlay/unsaved-layer'
import { requestFacts } from '@/lib/access/request'
import { readClaims } from '@/lib/access/session'

/** Links and images use this installation's address. */
export const generateMetadata = async (): Promise<Metadata> => ({
  metadataBase: new URL((await requestFacts()).origin),
  openGraph: { siteName: 'Rapport', type: 'website', locale: 'en' },
})

const signIn = { href: '/auth/login', label: 'Sign in' }

/** Signed-in visitors get a link to the product; reading only the cookie saves a query. */
export default async function MarketingLayout({ children }: { children: ReactNode }) {
  const isSignedIn = (await readClaims()) !== null
  const actions = isSignedIn ? (
    <ButtonLink href="/dashboard" variant="primary">
      Open Rapport
    </ButtonLink>
  ) : (
    <>
      <ButtonLink href={signIn.href} variant="ghost" className="max-md:hidden">
        {signIn.label}
      </ButtonLink>
      <ButtonLink href="/auth/register" variant="primary">
        Get started
      </ButtonLink>
    </>
  )
  return (
    <PublicFrame links={mainLinks} narrowLinks={isSignedIn ? [] : [signIn]} actions={actions} footerLinks={footerLinks}>
      {children}
      <UnsavedLayer />
    </PublicFrame>
  )
}
