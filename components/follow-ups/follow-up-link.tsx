import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { MenuLink } from '@/components/ui/overlay/menu'

/** Starts a follow-up about feedback. */
export const FollowUpLink = ({ reviewId }: { reviewId: string }) => (
  <ButtonLink href={`/followups/add?review=${reviewId}`} className="print:hidden">
    <Icon name="calendar-clock" />
    Follow up
  </ButtonLink>
)

/** Starts a follow-up with a colleague, as a line of a menu. */
export const FollowUpMenuLink = ({ with: memberId }: { with: string }) => (
  <MenuLink href={`/followups/add?with=${memberId}`}>Follow up</MenuLink>
)
