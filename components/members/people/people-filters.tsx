import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import type { PeopleGroups } from '@/lib/members/people/queries/list-people'
import type { PeopleListFilter } from '@/lib/members/people/schema'
import { roles } from '@/lib/members/people/rules'
import { plural } from '@/lib/shared/text'
import { addressOf, chosenOf, without } from './people-address'

interface PeopleFiltersProps {
  filter: PeopleListFilter
  groups: PeopleGroups
  matching: number
}

const states = [
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
]

const sorts = [
  { value: 'name', label: 'By name' },
  { value: 'surname', label: 'By surname' },
  { value: 'newest', label: 'Newest first' },
]

const roleOptions = [{ value: '', label: 'Any role' }, ...roles.map((role) => ({ value: role, label: role }))]

type Groups = PeopleGroups['teams']

/** Very many groups are searched in their own list. */
const groupOptions = (any: string, { rows, hasMore }: Groups, rest: { label: string; href: string }) => [
  { value: '', label: any },
  ...rows.map(({ id, name }) => ({ value: id, label: name })),
  ...(hasMore ? [{ value: 'more', ...rest }] : []),
]

const allTeams = { label: 'All teams …', href: '/users?tab=teams' }
const allTags = { label: 'All tags …', href: '/users?tab=tags' }

export function PeopleFilters({ filter, groups, matching }: PeopleFiltersProps) {
  const { search, role, team, tag, state } = filter
  const kept = chosenOf(without(filter, 'search'))
  const select = (name: 'role' | 'team' | 'tag' | 'state' | 'sort') => ({
    name,
    value: filter[name],
    href: addressOf(without(filter, name)),
    className: 'max-sm:w-[calc(50%-0.25rem)] sm:w-34',
  })
  return (
    <ListToolbar
      search={
        <SearchInput key={addressOf(filter)} label="Search people" name="search" defaultValue={search} keep={kept} />
      }
      count={plural(matching, 'person', 'people')}
      chosen={[role !== '', team !== '', tag !== '', state !== 'active'].filter(Boolean).length}
    >
      <FilterSelect label="Role" options={roleOptions} {...select('role')} />
      {groups.teams.rows.length > 0 && (
        <FilterSelect label="Team" options={groupOptions('Any team', groups.teams, allTeams)} {...select('team')} />
      )}
      {groups.tags.rows.length > 0 && (
        <FilterSelect label="Tag" options={groupOptions('Any tag', groups.tags, allTags)} {...select('tag')} />
      )}
      <FilterSelect label="Access" options={states} {...select('state')} />
      <FilterSelect label="Sort by" options={sorts} {...select('sort')} />
    </ListToolbar>
  )
}
