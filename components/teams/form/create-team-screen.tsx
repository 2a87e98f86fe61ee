import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { teamPath } from '@/lib/teams/rules'
import { CreateTeamForm } from './create-team-form'

interface CreateTeamScreenProps {
  /** The preselected parent. */
  parent: ParentChoice | null
  /** A parent team exists. */
  hasTeams: boolean
}

export function CreateTeamScreen({ parent, hasTeams }: CreateTeamScreenProps) {
  const back = parent ? { href: teamPath(parent.id), label: parent.name } : { href: '/users?tab=teams', label: 'Teams' }
  return (
    <Page narrow>
      <PageHeader back={back} title="Create a team" text="The people you add are notified." />
      <CreateTeamForm parent={parent} hasTeams={hasTeams} cancel={back.href} />
    </Page>
  )
}
