import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'

interface NobodyHereProps {
  search: string
  canRun: boolean
  path: string
}

/** A team without people, or without those who were searched for. */
export function NobodyHere({ search, canRun, path }: NobodyHereProps) {
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
          action={<ButtonLink href={path}>Show everybody</ButtonLink>}
        />
      )}
    </Card>
  )
}
