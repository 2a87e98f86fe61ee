import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { FirstPasswordForm } from '@/components/members/passwords/first-password-form'
import { AuthFrame } from '@/components/shell/auth-frame'
import { findActor, requireMember } from '@/lib/access/actor'
import { findPerson } from '@/lib/access/person'
import { requestFacts } from '@/lib/access/request'
import { hasJustSignedIn, hasPassword } from '@/lib/members/passwords/queries'
import { signInParamsSchema } from '@/lib/members/sign-in/schema'
import { safeReturnPath } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Welcome' }

const laterCookie = 'password-later'

/** Where a sign-in link leads: on at once for people with a password, past an offer of one for the others. */
export default async function WelcomePage({ searchParams }: PageProps<'/auth/welcome-signin'>) {
  const { callbackUrl } = signInParamsSchema.parse(await searchParams)
  const next = safeReturnPath(callbackUrl, (await requestFacts()).origin)
  // Whoever has no place in a workspace may be on the way to one, or out: each page knows whom it is for.
  if (!(await findActor()) && (await findPerson())) redirect(next)
  const actor = await requireMember()
  const hasSaidLater = (await cookies()).has(laterCookie)
  if (hasSaidLater || (await hasPassword(actor))) redirect(next)
  return (
    <AuthFrame
      title={`Welcome, ${actor.firstName}`}
      text={`You’re in ${actor.workspaceName}. Set a password, or keep using e-mailed links.`}
    >
      <FirstPasswordForm email={actor.email} isProven={await hasJustSignedIn(actor)} {...{ next, laterCookie }} />
    </AuthFrame>
  )
}
