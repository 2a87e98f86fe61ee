import type { Metadata } from 'next'
import { EmailChangeDone, EmailChangeScreen } from '@/components/members/account/email-change-screen'
import { LinkGone } from '@/components/members/link-gone'
import { ResendForm } from '@/components/members/resend-form'
import { VerifyScreen } from '@/components/members/verify-screen'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { requestFacts } from '@/lib/access/request'
import { findEmailChange } from '@/lib/members/account/queries'
import { findVerificationState, isOpenedWhereRegistered } from '@/lib/members/queries'
import { tokenParamsSchema } from '@/lib/members/schema'

export const metadata: Metadata = { title: 'Confirm your address', robots: { index: false } }

const confirmed = (
  <AuthFrame title="Your address is confirmed" text="Sign in to continue.">
    <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
      Sign in
    </ButtonLink>
  </AuthFrame>
)

const linkGone = <LinkGone lifetime="24 hours" next={{ form: <ResendForm /> }} />

function changeScreen(token: string, { email, state }: NonNullable<Awaited<ReturnType<typeof findEmailChange>>>) {
  if (state === 'used') return <EmailChangeDone email={email} />
  if (state === 'open') return <EmailChangeScreen token={token} email={email} />
  return <LinkGone lifetime="24 hours" next={{ href: '/profile?tab=settings' }} />
}

/** Only the button confirms the address, because mail scanners open links. */
export default async function EmailVerificationPage({ searchParams }: PageProps<'/email-verification-result'>) {
  const { token } = tokenParamsSchema.parse(await searchParams)
  const change = token === undefined ? null : await findEmailChange(token)
  if (token !== undefined && change) return changeScreen(token, change)
  const state = token === undefined ? 'gone' : await findVerificationState(token)
  if (state === 'used') return confirmed
  if (token === undefined || state !== 'open') return linkGone
  return <VerifyScreen token={token} isRegisteredHere={await isOpenedWhereRegistered(await requestFacts(), token)} />
}
