import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { FirstPasswordForm } from '@/components/members/passwords/first-password-form'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { findActor, requireMember } from '@/lib/access/actor'
import { findPerson } from '@/lib/access/person'
import { requestFacts } from '@/lib/access/request'
import { hasJustSignedIn, hasPassword } from '@/lib/members/account/queries'
import { signInParamsSchema } from '@/lib/members/sign-in/schema'
import { safeReturnPath } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Welcome' }

const laterCookie = 'password-later'

/** The sign-in link's target: people with a password continue, others are offered one. */
export default async function WelcomePage({ searchParams }: PageProps<'/auth/welcome-signin'>) {
  const { callbackUrl } = signInParamsSchema.parse(await searchParams)
  const next = safeReturnPath(callbackUrl, (await requestFacts()).origin)
  // People without a workspace may be joining or leaving one; the next page checks access.
  if (!(await findActor()) && (await findPerson())) redirect(next)
  const actor = await requireMember()
  const hasSaidLater = (await cookies()).has(laterCookie)
  if (hasSaidLater || (await hasPassword(actor))) redirect(next)
  return (
    <AuthFrame
      title={`Welcome, ${actor.firstName}`}
      text={`You’re in ${actor.workspaceName}. Set a password, or keep using e-mailed links.`}
    >
      <FirstPasswordForm
        email={actor.email}
        isProven={await hasJustSignedIn(actor)}
        next={next}
        laterCookie={laterCookie}
      />
    </AuthFrame>
  )
}
