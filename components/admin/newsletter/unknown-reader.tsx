import { AuthFrame } from '@/components/shell/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'

/** What a link to unsubscribe shows that was cut off, or whose address was removed. */
export const UnknownReader = () => (
  <AuthFrame title="This link isn’t valid" text="Open it from the newsletter again, or write to us.">
    <ButtonLink href="/support" variant="primary" size="lg" wide>
      Write to us
    </ButtonLink>
  </AuthFrame>
)
