import type { Metadata } from 'next'
import { ResetForm } from '@/components/members/passwords/reset-form'
import { AuthFrame } from '@/components/shell/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { findResetState } from '@/lib/members/passwords/queries'
import { tokenParamsSchema } from '@/lib/members/schema'

export const metadata: Metadata = { title: 'Choose a new password', robots: { index: false } }

const linkGone = (
  <AuthFrame
    title="This link no longer works"
    text="It has been used, replaced by a newer one, or has run out. They last for 30 minutes."
  >
    <ButtonLink href="/forgot-password" variant="primary" size="lg" wide>
      Have a new one sent
    </ButtonLink>
  </AuthFrame>
)

export default async function ResetPasswordPage({ searchParams }: PageProps<'/reset-password'>) {
  const { token } = tokenParamsSchema.parse(await searchParams)
  if (token === undefined || (await findResetState(token)) !== 'open') return linkGone
  return (
    <AuthFrame
      title="Choose a new password"
      text="It ends every session of yours, so that nobody else stays signed in."
    >
      <ResetForm token={token} />
    </AuthFrame>
  )
}
