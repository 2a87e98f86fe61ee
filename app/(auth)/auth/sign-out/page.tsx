import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SignOutForm } from '@/components/members/sign-out-form'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { findPerson } from '@/lib/access/person'
import { findCsrfToken } from '@/lib/access/session'

export const metadata: Metadata = { title: 'Sign out', robots: { index: false } }

/** Where next-auth links for sign-out, and the fallback before the script loads. */
export default async function SignOutPage() {
  const person = await findPerson()
  if (person === null) redirect('/auth/login')
  return (
    <AuthFrame
      help="devices"
      title="Sign out?"
      text={<>You’re signed in as {person.email}.</>}
      footer={<TextLink href="/dashboard">Stay signed in</TextLink>}
    >
      <SignOutForm look="large" csrfToken={await findCsrfToken()} />
    </AuthFrame>
  )
}
