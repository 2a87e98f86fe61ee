import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SecondStepForm } from '@/components/members/sign-in/second-step-form'
import { SignInCallout } from '@/components/members/sign-in/sign-in-callout'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { findCsrfToken, findFirstStep } from '@/lib/access/session'
import { findBegunSignIn } from '@/lib/members/sign-in/queries'
import { signInParamsSchema } from '@/lib/members/sign-in/schema'

export const metadata: Metadata = { title: 'Two-step sign-in', robots: { index: false } }

const footer = (
  <>
    Lost your phone and codes? <TextLink href="/support?query=contact">Contact support</TextLink>
  </>
)

/** Only for the browser that just did the first step. */
export default async function SecondStepPage({ searchParams }: PageProps<'/auth/second-step'>) {
  const begun = await findBegunSignIn(await findFirstStep())
  if (!begun) redirect('/auth/login?error=FirstStepGone')
  const { error } = signInParamsSchema.parse(await searchParams)
  return (
    <AuthFrame
      help="two-step-sign-in"
      title="Enter your code"
      text={<>You’re signing in as {begun.email}.</>}
      footer={footer}
    >
      <SignInCallout error={error} done={undefined} />
      <SecondStepForm csrfToken={await findCsrfToken()} />
    </AuthFrame>
  )
}
