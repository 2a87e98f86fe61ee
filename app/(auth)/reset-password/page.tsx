import type { Metadata } from 'next'
import { LinkGone } from '@/components/members/link-gone'
import { ResetForm } from '@/components/members/passwords/reset-form'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { findResetState } from '@/lib/members/account/queries'
import { tokenParamsSchema } from '@/lib/members/schema'

export const metadata: Metadata = { title: 'Choose your password', robots: { index: false } }

export default async function ResetPasswordPage({ searchParams }: PageProps<'/reset-password'>) {
  const { token } = tokenParamsSchema.parse(await searchParams)
  if (token === undefined || (await findResetState(token)) !== 'open') {
    return <LinkGone lifetime="30 minutes" next={{ href: '/forgot-password' }} />
  }
  return (
    <AuthFrame title="Choose your password" text="You’ll be signed out everywhere else.">
      <ResetForm token={token} />
    </AuthFrame>
  )
}
