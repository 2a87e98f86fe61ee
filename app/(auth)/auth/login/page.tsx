import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DemoPanel } from '@/components/members/sign-in/demo-panel'
import { PasswordForm } from '@/components/members/sign-in/password-form'
import { SignInCallout } from '@/components/members/sign-in/sign-in-callout'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { findActor } from '@/lib/access/actor'
import { findPerson } from '@/lib/access/person'
import { requestFacts } from '@/lib/access/request'
import { findCsrfToken } from '@/lib/access/session'
import { listDemoPeople } from '@/lib/members/sign-in/queries'
import { signInParamsSchema } from '@/lib/members/sign-in/schema'
import { safeReturnPath } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Sign in' }

const footer = (
  <>
    New here? <TextLink href="/auth/register">Create a workspace</TextLink>
  </>
)

export default async function LoginPage({ searchParams }: PageProps<'/auth/login'>) {
  const params = signInParamsSchema.parse(await searchParams)
  const callbackUrl = safeReturnPath(params.callbackUrl, (await requestFacts()).origin)
  // Checks the database, because a cookie of an expired session would cause a redirect loop.
  if (await findActor()) redirect(callbackUrl)
  if ((await findPerson())?.isSuperAdmin) redirect('/admin')
  const people = listDemoPeople()
  return (
    <AuthFrame
      title="Sign in"
      text="Good to see you."
      footer={footer}
      aside={people.length > 0 && <DemoPanel people={people} />}
    >
      <SignInCallout error={params.error} done={params.done} />
      <PasswordForm callbackUrl={callbackUrl} csrfToken={await findCsrfToken()} />
    </AuthFrame>
  )
}
