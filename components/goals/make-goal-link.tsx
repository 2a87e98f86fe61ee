import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'

interface MakeGoalLinkProps {
  /** Of the feedback. */
  id: string
  subjectId: string | null
  /** The reader's role towards the released feedback; null for readers who can't make it a goal. */
  releasedAs: 'subject' | 'manager' | null
}

/** Starts a goal from released feedback: the subject's own, or one for the person the reader manages. */
export function MakeGoalLink({ id, subjectId, releasedAs }: MakeGoalLinkProps) {
  if (releasedAs === null) return null
  const whose = releasedAs === 'subject' || subjectId === null ? 'type=Self' : `type=Individual&assignee=${subjectId}`
  return (
    <ButtonLink href={`/goals/add?${whose}&review=${id}`} className="print:hidden">
      <Icon name="target" />
      Make this a goal
    </ButtonLink>
  )
}
