import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { teamPath } from '@/lib/teams/rules'
import { teamAddress, type TeamView } from './team-address'

interface NobodyHereProps {
  /** Of the team. */
  id: string
  filter: TeamView
  canRun: boolean
}

/** A team without people, without those who were searched for, or without any more of them. */
export function NobodyHere({ id, filter, canRun }: NobodyHereProps) {
  const { search, after } = filter
  if (after !== undefined) {
    return <EndOfList title="There is nobody further down" first={teamAddress(id, { ...filter, after: undefined })} />
  }
  const text = canRun ? 'Add the people who work together here.' : 'The admins and whoever leads it put people in.'
  return (
    <Card flush>
      {search === '' ? (
        <EmptyState icon={<Icon name="users-round" />} title="Nobody is in this team" text={text} />
      ) : (
        <EmptyState
          icon={<Icon name="search-x" />}
          title={`Nobody in this team is called “${search}”`}
          text="Try fewer or other words."
          action={<ButtonLink href={teamPath(id)}>Show everybody</ButtonLink>}
        />
      )}
    </Card>
  )
}
