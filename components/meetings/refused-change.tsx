import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'

/** Why a change was refused, with the meeting as it is now in another tab, so that nothing typed is lost. */
export const RefusedChange = ({ reason, href }: { reason: string; href: string }) => (
  <Callout
    tone="danger"
    title={reason}
    action={
      <ButtonLink size="sm" href={href} target="_blank">
        See the meeting
      </ButtonLink>
    }
  />
)
