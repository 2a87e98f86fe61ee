import { LinkGone } from '@/components/members/link-gone'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import type { CampaignState } from '@/lib/admin/campaigns/rules'
import { plural } from '@/lib/shared/text'

/** Shown to an invited person who has an account by now. */
export const KnownPerson = ({ email }: { email: string }) => (
  <AuthFrame
    help="cannot-sign-in"
    title="You already have an account"
    text={`Sign in as ${email} to create a workspace.`}
  >
    <ButtonLink href="/auth/login?callbackUrl=%2Fworkspace%2Fcreate" variant="primary" size="lg" wide>
      Sign in
    </ButtonLink>
  </AuthFrame>
)

interface ClosedLinkProps {
  /** Of a known invitation, with the days its link works. */
  known?: { state: CampaignState; days: number }
}

/** Shown for a campaign's link that was used, has expired or is damaged. */
export function ClosedLink({ known }: ClosedLinkProps) {
  if (known?.state === 'COMPLETED')
    return (
      <AuthFrame help="cannot-sign-in" title="Your workspace is ready" text="Sign in with the password you chose.">
        <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
          Sign in
        </ButtonLink>
      </AuthFrame>
    )
  const form = (
    <ButtonLink href="/auth/register" variant="primary" size="lg" wide>
      Create a workspace
    </ButtonLink>
  )
  return <LinkGone lifetime={known && plural(known.days, 'day')} next={{ form }} />
}
