import type { Metadata } from 'next'
import { LinkGone } from '@/components/members/link-gone'
import { ResetForm } from '@/components/members/passwords/reset-form'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { findResetState } from '@/lib/members/account/queries'
import { tokenParamsSchema } from '@/lib/members/schema'

export const metadata: Metadata = { title: 'Choose your password', robots: { index: false } }

const footer = <TextLink href="/forgot-password">Get a new link</TextLink>

export default async function ResetPasswordPage({ searchParams }: PageProps<'/reset-password'>) {
  const { token } = tokenParamsSchema.parse(await searchParams)
  if (token === undefined || (await findResetState(token)) !== 'open') {
    return <LinkGone lifetime="30 minutes" next={{ href: '/forgot-password' }} />
  }
  return (
    <AuthFrame title="Choose your password" text="You’ll be signed out everywhere." footer={footer}>
      <ResetForm token={token} />
    </AuthFrame>
  )
}
