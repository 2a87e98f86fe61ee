import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'

interface NoTeamsProps {
  search: string
  canCreate: boolean
  /** The view without a search. */
  all: string
  /** The first page's address; only on later pages. */
  first?: string
}

/** The empty state, with the first step for people who may take it. */
export function NoTeams({ search, canCreate, all, first }: NoTeamsProps) {
  if (first !== undefined) return <EndOfList title="No more teams" first={first} />
  if (search !== '')
    return (
      <Card flush>
        <EmptyState
          icon={<Icon name="search-x" />}
          title={`No results for “${search}”`}
          text="Try fewer or other words."
          action={<ButtonLink href={all}>Show all teams</ButtonLink>}
        />
      </Card>
    )
  const text = canCreate ? 'Then ask a whole team for feedback.' : 'Your admin can create teams.'
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="users-round" />}
        title="No teams yet"
        text={text}
        action={canCreate && <ButtonLink href="/users/teams/add">Create a team</ButtonLink>}
      />
    </Card>
  )
}
