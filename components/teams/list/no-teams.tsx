import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'

interface NoTeamsProps {
  search: string
  canCreate: boolean
  /** The same view without a search. */
  all: string
  /** The first page of the same view; only for a later one. */
  first?: string
}

/** What belongs where teams stand, and the first step for whoever may take it. */
export function NoTeams({ search, canCreate, all, first }: NoTeamsProps) {
  if (first !== undefined) return <EndOfList title="There is no team further down" first={first} />
  if (search !== '')
    return (
      <Card flush>
        <EmptyState
          icon={<Icon name="search-x" />}
          title={`No team is called “${search}”`}
          text="Try fewer or other words."
          action={<ButtonLink href={all}>Show all teams</ButtonLink>}
        />
      </Card>
    )
  const text = canCreate
    ? 'A team says who works together and who leads them. Feedback can be asked of a whole team at once.'
    : 'An admin makes them. A team says who works together and who leads them.'
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="users-round" />}
        title="No teams yet"
        text={text}
        action={canCreate && <ButtonLink href="/users/teams/add">Make the first team</ButtonLink>}
      />
    </Card>
  )
}
