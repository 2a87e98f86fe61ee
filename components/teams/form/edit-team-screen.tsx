import { TextLink } from '@/components/ui/button/text-link'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import type { TeamDetail } from '@/lib/teams/queries/get-team'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { teamPath } from '@/lib/teams/rules'
import { plural } from '@/lib/shared/text'
import { DeleteTeamButton } from './delete-team-button'
import { DescribeTeamForm } from './describe-team-form'
import { MoveTeamForm } from './move-team-form'

interface EditTeamScreenProps {
  team: TeamDetail
  parent: ParentChoice | null
  /** Open goals of the team. */
  goalCount: number
}

const TeamGoals = ({ id, count }: { id: string; count: number }) => (
  <p className="mb-3 text-muted">
    It has {plural(count, 'open goal')}.{' '}
    <TextLink href={`/goals?team=${id}&status=open`}>Give them another team</TextLink> first.
  </p>
)

/** Name and purpose; for Admins, also parent and deletion. */
export function EditTeamScreen({ team, parent, goalCount }: EditTeamScreenProps) {
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
            {goalCount > 0 && <TeamGoals id={id} count={goalCount} />}
            <DeleteTeamButton id={id} name={name} hasParts={team.partCount > 0} goalCount={goalCount} />
          </Section>
        </>
      )}
    </Page>
  )
}
