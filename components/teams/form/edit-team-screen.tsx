import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import type { TeamDetail } from '@/lib/teams/queries/get-team'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { teamPath } from '@/lib/teams/rules'
import { DeleteTeamButton } from './delete-team-button'
import { DescribeTeamForm } from './describe-team-form'
import { MoveTeamForm } from './move-team-form'

interface EditTeamScreenProps {
  team: TeamDetail
  parent: ParentChoice | null
}

/** Name and purpose; for Admins, also parent and deletion. */
export function EditTeamScreen({ team, parent }: EditTeamScreenProps) {
  const { id, name, can } = team
  return (
    <Page narrow>
      <PageHeader back={{ href: teamPath(id), label: name }} title="Edit team" />
      <Section title="Name and description">
        <DescribeTeamForm team={team} />
      </Section>
      {can.shape && (
        <>
          <Section title="Parent team">
            <MoveTeamForm id={id} parent={parent} />
          </Section>
          <Section title="Delete team" text="Its people stay. Subteams move up one level.">
            <DeleteTeamButton id={id} name={name} hasParts={team.partCount > 0} />
          </Section>
        </>
      )}
    </Page>
  )
}
