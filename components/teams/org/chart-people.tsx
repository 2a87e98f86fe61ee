import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/button/text-link'
import { Avatar } from '@/components/ui/display/avatar'
import { plural } from '@/lib/shared/text'
import { teamPath } from '@/lib/teams/rules'
import type { ChartPerson } from '@/lib/teams/tree/queries/list-chart-people'
import type { TreeTeam } from '@/lib/teams/tree/queries/get-team-tree'

const LEADS = 3
const FACES = 5

const profilePath = (memberId: string) => `/profile/preview/${memberId}`

export function ChartLeads({ people }: { people: readonly ChartPerson[] }) {
  const leads = people.filter(({ isManager }) => isManager).slice(0, LEADS)
  if (leads.length === 0) return <p className="mt-1 text-sm text-subtle">No manager</p>
  return leads.map(({ memberId, name, jobTitle, pictureId }) => (
    <div key={memberId} className="chart-lead">
      <Avatar name={name} pictureId={pictureId} size="lg" />
      <div className="min-w-0">
        <Link href={profilePath(memberId)}>{name}</Link>
        {jobTitle !== '' && <p>{jobTitle}</p>}
      </div>
    </div>
  ))
}

interface ChartPeopleProps {
  team: TreeTeam
  people: readonly ChartPerson[]
}

/** Other members: faces, names on demand. */
export function ChartPeople({ team: { id, name, memberCount, managers }, people }: ChartPeopleProps) {
  const others = people.filter(({ isManager }) => !isManager)
  const count = memberCount - managers.length
  const areAllDrawn = others.length === count && managers.length <= LEADS
  const all = !areAllDrawn && (
    <p className="pt-1 text-sm">
      <TextLink href={teamPath(id)}>All {plural(memberCount, 'person', 'people')}</TextLink>
    </p>
  )
  if (others.length === 0) return all
  return (
    <details className="chart-people">
      <summary>
        <span className="faces">
          {others.slice(0, FACES).map((one) => (
            <Avatar key={one.memberId} name={one.name} pictureId={one.pictureId} size="sm" />
          ))}
        </span>
        {managers.length > 0 ? plural(count, 'other') : plural(count, 'person', 'people')}
        <span className="sr-only"> in {name}</span>
      </summary>
      <ul>
        {others.map((one) => (
          <li key={one.memberId}>
            <Avatar name={one.name} pictureId={one.pictureId} size="sm" />
            <span>
              <Link href={profilePath(one.memberId)}>{one.name}</Link>
              {one.jobTitle !== '' && <span className="block text-sm text-subtle">{one.jobTitle}</span>}
            </span>
          </li>
        ))}
      </ul>
      {all}
    </details>
  )
}
