import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'

interface MakeGoalLinkProps {
  reviewId: string
  /** As whom the reader got the released feedback; null for those who cannot make it a goal. */
  releasedAs: 'subject' | 'manager' | null
}

/** Starts a goal from released feedback: the subject's own, or one for the person the reader manages. */
export function MakeGoalLink({ reviewId, releasedAs }: MakeGoalLinkProps) {
  if (releasedAs === null) return null
  const type = releasedAs === 'subject' ? 'Self' : 'Individual'
  return (
    <ButtonLink href={`/goals/add?type=${type}&review=${reviewId}`} className="print:hidden">
      <Icon name="target" />
      Make this a goal
    </ButtonLink>
  )
}
