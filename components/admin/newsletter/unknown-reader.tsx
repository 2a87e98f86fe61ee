import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'

/** Shown for a truncated unsubscribe link or a removed address. */
export const UnknownReader = () => (
  <AuthFrame
    help="too-many-mails"
    title="This link isn’t valid"
    text="Open it from the newsletter again, or write to us."
  >
    <ButtonLink href="/support" variant="primary" size="lg" wide>
      Write to us
    </ButtonLink>
  </AuthFrame>
)
