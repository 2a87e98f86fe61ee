import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { addressWith } from '@/lib/shared/address-with'

interface MakeGoalLinkProps {
  /** The feedback's id. */
  id: string
  subjectId: string | null
  /** The reader's role in the released feedback; null: may not create a goal. */
  releasedAs: 'subject' | 'manager' | null
}

/** Starts a goal from released feedback, the subject's own or a report's. */
export function MakeGoalLink({ id, subjectId, releasedAs }: MakeGoalLinkProps) {
  if (releasedAs === null) return null
  const whose =
    releasedAs === 'subject' || subjectId === null ? { type: 'Self' } : { type: 'Individual', assignee: subjectId }
  return (
    <ButtonLink href={addressWith('/goals/add', { ...whose, review: id })} className="print:hidden">
      <Icon name="target" />
      Make this a goal
    </ButtonLink>
  )
}
