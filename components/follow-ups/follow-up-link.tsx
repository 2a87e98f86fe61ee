import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { MenuLink } from '@/components/ui/overlay/menu'

export const FollowUpLink = ({ reviewId }: { reviewId: string }) => (
  <ButtonLink href={`/followups/add?review=${reviewId}`} className="print:hidden">
    <Icon name="calendar-clock" />
    Follow up
  </ButtonLink>
)

/** As a menu line. */
export const FollowUpMenuLink = ({ with: memberId }: { with: string }) => (
  <MenuLink href={`/followups/add?with=${memberId}`}>Follow up</MenuLink>
)
