import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'
import { Facts } from '@/components/ui/list/facts'
import type { ColleagueView } from '@/lib/members/profile/queries'
import { addressLines } from '@/lib/members/profile/rules'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { zoneName } from '@/lib/shared/zone-names'

interface PersonFactsProps {
  person: ColleagueView
  /** The reader's zone. */
  zone: string
  /** Shown to the person, who may be in several. */
  workspaceName?: string
  /** Their managers, where shown. */
  reportsTo?: ReactNode
}

/** Teams shown before "Show all". */
const TEAMS_NAMED = 6

type TeamsOf = Pick<ColleagueView, 'teams'>

const TeamList = ({ teams }: TeamsOf) => (
  <ul className="grid gap-1">
    {teams.map(({ id, name, isManager }) => (
      <li key={id}>
        <TextLink href={`/users/teams/${id}`}>{name}</TextLink>
        {isManager && <span className="text-subtle"> Manager</span>}
      </li>
    ))}
  </ul>
)

function Teams({ teams }: TeamsOf) {
  const others = teams.slice(TEAMS_NAMED)
  return (
    <>
      <TeamList teams={teams.slice(0, TEAMS_NAMED)} />
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="quiet-summary">And {plural(others.length, 'other')}</summary>
          <TeamList teams={others} />
        </details>
      )}
    </>
  )
}

const Tags = ({ tags }: Pick<ColleagueView, 'tags'>) => (
  <span className="flex flex-wrap gap-1.5">
    {tags.map(({ id, name }) => (
      <Badge key={id} wrap>
        {name}
      </Badge>
    ))}
  </span>
)

/** Only for the person and Admins. */
const Kept = ({ children }: { children: ReactNode }) => (
  <span className="flex items-start gap-2">
    <span className="whitespace-pre-line">{children}</span>
    <Icon name="lock" className="mt-0.5 size-4 shrink-0 text-subtle" />
    <span className="sr-only">Only they and admins see this.</span>
  </span>
)

const dayInWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

type Fact = readonly [name: string, value: ReactNode]

/** The fact, if present. */
const factIf = (isThere: boolean, name: string, value: ReactNode): Fact[] => (isThere ? [[name, value]] : [])

function contactFacts({ contact }: ColleagueView): Fact[] {
  if (contact === null) return []
  const address = addressLines(contact).join('\n')
  return [
    ...factIf(contact.mobile !== '', 'Mobile', <Kept>{contact.mobile}</Kept>),
    ...factIf(address !== '', 'Address', <Kept>{address}</Kept>),
  ]
}

/** A person's facts, without empty ones. */
export function PersonFacts({ person, zone, workspaceName, reportsTo }: PersonFactsProps) {
  const { role, teams, tags, timeZone, localTime, memberSince, startDate, gone } = person
  const facts: Fact[] = [
    ...factIf(workspaceName !== undefined, 'Workspace', workspaceName),
    ['Role', role],
    ['Teams', teams.length === 0 ? gone === null ? 'None yet' : 'None' : <Teams teams={teams} />],
    ...factIf(reportsTo !== undefined, 'Reports to', reportsTo),
    ...factIf(tags.length > 0, 'Tags', <Tags tags={tags} />),
    ...factIf(gone === null, 'Local time', `${localTime} in ${zoneName(timeZone)}`),
    ['Joined Rapport', formatDate(memberSince, 'MMM DD, YYYY', zone)],
    ...factIf(startDate !== null, 'Start date', startDate && dayInWords(startDate)),
    ...contactFacts(person),
  ]
  return <Facts facts={facts} />
}
