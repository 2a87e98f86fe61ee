import type { Metadata } from 'next'
import { LinkGone } from '@/components/members/link-gone'
import { SpendLinkForm } from '@/components/members/sign-in/spend-link-form'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { requestFacts } from '@/lib/access/request'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { signInParamsSchema } from '@/lib/members/sign-in/schema'
import { safeReturnPath } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** Back to the sign-in, with the page the link led to. */
const newLinkPath = (callbackUrl: string | undefined) =>
  callbackUrl === undefined ? '/auth/login' : `/auth/login?callbackUrl=${encodeURIComponent(callbackUrl)}`

/** Only the button uses the link, because mail scanners open links. */
export default async function MagicLinkPage({ params, searchParams }: PageProps<'/auth/magic-link/[token]'>) {
  const { token } = await params
  const { callbackUrl } = signInParamsSchema.parse(await searchParams)
  const link = await findOpenSignInLink(token)
  if (!link) return <LinkGone lifetime="10 minutes" next={{ href: newLinkPath(callbackUrl) }} />
  const next = safeReturnPath(callbackUrl, (await requestFacts()).origin)
  return (
    <AuthFrame title="Welcome back" text={<>Sign in as {link.email}.</>}>
      <SpendLinkForm token={token} callbackUrl={`/auth/welcome-signin?callbackUrl=${encodeURIComponent(next)}`} />
    </AuthFrame>
  )
}
