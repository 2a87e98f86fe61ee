import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import { wholeIn } from '@/components/teams/team-words'
import { plural } from '@/lib/shared/text'
import { teamPath } from '@/lib/teams/rules'
import type { ChartPerson } from '@/lib/teams/tree/queries/list-chart-people'
import type { TreeTeam } from '@/lib/teams/tree/queries/get-team-tree'
import type { Branch } from '@/lib/teams/tree/rules'
import { ChartLeads, ChartPeople } from './chart-people'

type People = ReadonlyMap<string, ChartPerson[]>

interface TeamCardProps {
  team: TreeTeam
  people: People
}

/** A team's managers and members. */
export function TeamCard({ team, people }: TeamCardProps) {
  const inIt = people.get(team.id) ?? []
  return (
    <div className="chart-card">
      <p className="chart-name">
        <Link href={teamPath(team.id)} className={team.isFound ? undefined : 'font-normal'}>
          {team.name}
        </Link>{' '}
        · {wholeIn(team)}
      </p>
      <ChartLeads people={inIt} />
      <ChartPeople team={team} people={inIt} />
    </div>
  )
}

interface OrgChartProps {
  branches: readonly Branch<TreeTeam>[]
  people: People
}

/** Deeper levels have their own chart. */
const Deeper = ({ id, name, partCount }: TreeTeam) => (
  <p className="mt-2 text-sm">
    <TextLink href={`/users/teams?top=${id}`} aria-label={`${plural(partCount, 'team')} in ${name}`}>
      {plural(partCount, 'team')} in it
    </TextLink>
  </p>
)

function Team({ branch, people }: { branch: Branch<TreeTeam>; people: People }) {
  const { name, parts, partCount } = branch
  return (
    <li className="chart-team">
      <TeamCard team={branch} people={people} />
      {parts.length > 0 && (
        <details open className="chart-parts">
          <summary aria-label={`Teams in ${name}`}>
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {parts.map((part) => (
              <Team key={part.id} branch={part} people={people} />
            ))}
          </ul>
        </details>
      )}
      {parts.length === 0 && partCount > 0 && <Deeper {...branch} />}
    </li>
  )
}

/** Nested teams; expands without script. */
export const OrgChart = ({ branches, people }: OrgChartProps) => (
  <ul className="chart-row" aria-label="Teams">
    {branches.map((branch) => (
      <Team key={branch.id} branch={branch} people={people} />
    ))}
  </ul>
)
