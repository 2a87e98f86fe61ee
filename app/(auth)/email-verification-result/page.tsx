import type { Metadata } from 'next'
import { LinkGone } from '@/components/members/link-gone'
import { ResendForm } from '@/components/members/resend-form'
import { VerifyScreen } from '@/components/members/verify-screen'
import { AuthFrame } from '@/components/shell/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { findVerificationState } from '@/lib/members/queries'
import { tokenParamsSchema } from '@/lib/members/schema'

export const metadata: Metadata = { title: 'Confirm your address', robots: { index: false } }

const confirmed = (
  <AuthFrame title="Your address is confirmed" text="This link has done its work already. Sign in to go on.">
    <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
      Sign in
    </ButtonLink>
  </AuthFrame>
)

const linkGone = <LinkGone lifetime="24 hours" next={{ form: <ResendForm /> }} />

/** Only looks at the link; the button on the screen confirms the address. */
export default async function EmailVerificationPage({ searchParams }: PageProps<'/email-verification-result'>) {
  const { token } = tokenParamsSchema.parse(await searchParams)
  const state = token === undefined ? 'gone' : await findVerificationState(token)
  if (state === 'used') return confirmed
  return token !== undefined && state === 'open' ? <VerifyScreen token={token} /> : linkGone
}
