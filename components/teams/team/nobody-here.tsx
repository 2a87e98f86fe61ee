import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { teamPath } from '@/lib/teams/rules'
import { teamAddress, type TeamView } from './team-address'

interface NobodyHereProps {
  /** The team's id. */
  id: string
  filter: TeamView
  canRun: boolean
}

/** No members, no matches, or no further page. */
export function NobodyHere({ id, filter, canRun }: NobodyHereProps) {
  const { search, after } = filter
  if (after !== undefined) {
    return <EndOfList title="No more people" first={teamAddress(id, { ...filter, after: undefined })} />
  }
  const text = canRun ? 'Add the people who work together.' : 'Admins and the team’s managers add people.'
  return (
    <Card flush>
      {search === '' ? (
        <EmptyState icon={<Icon name="users-round" />} title="No people in this team" text={text} />
      ) : (
        <EmptyState
          icon={<Icon name="search-x" />}
          title={`No results for “${search}”`}
          text="Try fewer or other words."
          action={<ButtonLink href={teamPath(id)}>Show everyone</ButtonLink>}
        />
      )}
    </Card>
  )
}
