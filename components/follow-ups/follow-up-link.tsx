import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'

/** Starts a follow-up about feedback. */
export const FollowUpLink = ({ reviewId }: { reviewId: string }) => (
  <ButtonLink href={`/followups/add?review=${reviewId}`} className="print:hidden">
    <Icon name="calendar-clock" />
    Follow up
  </ButtonLink>
)
