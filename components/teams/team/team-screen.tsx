import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { linked } from '@/components/ui/display/linked'
import { SearchInput } from '@/components/ui/input/search-input'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { plural } from '@/lib/shared/text'
import type { TeamPeople } from '@/lib/teams/memberships/queries/list-team-people'
import type { TeamDetail } from '@/lib/teams/queries/get-team'
import { teamPath } from '@/lib/teams/rules'
import { AddPeopleButton } from './add-people-button'
import { NoManager } from './no-manager'
import { NobodyHere } from './nobody-here'
import { teamAddress, type TeamView } from './team-address'
import { TeamParts } from './team-parts'
import { TeamPeopleActs } from './team-people-acts'
import { TeamPeopleList } from './team-people-list'
import { TeamPeopleMenu } from './team-people-menu'

interface TeamScreenProps {
  team: TeamDetail
  above: readonly { id: string; name: string }[]
  people: TeamPeople
  filter: TeamView
  /** The viewer. */
  selfId: string
}

/** Ancestors, top first. */
function PartOf({ above }: Pick<TeamScreenProps, 'above'>) {
  if (above.length === 0) return null
  return (
    <p className="mb-6 text-muted">
      Part of{' '}
      {above.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && <span aria-hidden="true"> / </span>}
          <TextLink href={teamPath(id)}>{name}</TextLink>
        </span>
      ))}
    </p>
  )
}

function PeoplePart({ team, people: { rows, next, count }, filter, selfId }: Omit<TeamScreenProps, 'above'>) {
  const { id, can } = team
  const { search, after } = filter
  const list = <TeamPeopleList rows={rows} canRun={can.run} ownId={can.shape ? undefined : selfId} />
  return (
    <Section
      title="People"
      action={count > 0 && <p className="text-subtle tabular-nums">{plural(count, 'person', 'people')}</p>}
    >
      <NoManager team={team} />
      {(team.memberCount > 10 || search !== '') && (
        <ListToolbar
          search={<SearchInput key={search} label="Search this team" name="search" defaultValue={search} />}
        />
      )}
      {rows.length === 0 && <NobodyHere id={id} filter={filter} canRun={can.run} />}
      {rows.length > 0 &&
        (can.run ? (
          <TeamPeopleActs teamId={id}>
            {list}
            <TeamPeopleMenu />
          </TeamPeopleActs>
        ) : (
          list
        ))}
      <Pagination
        label="Pages of people"
        first={after === undefined ? undefined : teamAddress(id, { ...filter, after: undefined })}
        next={next === null ? undefined : teamAddress(id, { ...filter, after: next })}
      />
    </Section>
  )
}

/** One team with members and subteams. */
export function TeamScreen({ team, above, people, filter, selfId }: TeamScreenProps) {
  const { id, name, description, can } = team
  return (
    <Page>
      <PageHeader
        back={{ href: '/users?tab=teams', label: 'Teams' }}
        title={name}
        text={description === '' ? undefined : <span className="whitespace-pre-line">{linked(description)}</span>}
        action={
          can.run && (
            <>
              <ButtonLink href={`${teamPath(id)}/edit`}>Edit</ButtonLink>
              <AddPeopleButton id={id} name={name} />
            </>
          )
        }
      />
      <PartOf above={above} />
      <PeoplePart team={team} people={people} filter={filter} selfId={selfId} />
      <TeamParts team={team} view={filter} />
    </Page>
  )
}
