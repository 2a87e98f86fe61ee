'use client'

import { cx } from '@/components/ui/cx'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import {
  goalPeriodLabels,
  goalPeriods,
  goalSortLabels,
  goalSorts,
  statusFilters,
  statusFilterLabel,
} from '@/lib/goals/rules/goal-labels'
import type { GoalListFilter } from '@/lib/goals/schema'
import { addressOf, chosenOf, without } from './goals-address'
import { PersonFilter } from '@/components/members/picker/person-filter'

interface GoalFiltersProps {
  filter: GoalListFilter
  teams: readonly { id: string; name: string }[]
  /** The filtered person. */
  person: { id: string; name: string } | null
}

const statusOptions = [
  { value: '', label: 'Any status' },
  ...statusFilters.map((value) => ({ value, label: statusFilterLabel(value) })),
]
const sortOptions = goalSorts.map((value) => ({ value, label: goalSortLabels[value] }))
const periodOptions = [
  { value: '', label: 'Any time' },
  ...goalPeriods.map((value) => ({ value, label: goalPeriodLabels[value] })),
]

export function GoalFilters({ filter, teams, person }: GoalFiltersProps) {
  const kept = chosenOf(without(filter, 'search'))
  const select = (name: 'status' | 'period' | 'sort' | 'team') => ({
    name,
    value: filter[name] ?? '',
    href: addressOf(without(filter, name)),
    className: cx('max-sm:w-[calc(50%-0.25rem)]', name === 'sort' ? 'sm:w-44' : 'sm:w-34'),
  })
  const teamOptions = [{ value: '', label: 'Any team' }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]
  return (
    <ListToolbar
      search={
        <SearchInput
          key={addressOf(filter)}
          label="Search goals"
          name="search"
          action="/goals"
          defaultValue={filter.search}
          keep={kept}
        />
      }
      chosen={[filter.status, filter.team, filter.person, filter.period].filter(Boolean).length}
    >
      <FilterSelect label="Status" options={statusOptions} {...select('status')} />
      {teams.length > 0 && <FilterSelect label="Team" options={teamOptions} {...select('team')} />}
      <PersonFilter person={person} href={addressOf(without(filter, 'person'))} />
      <FilterSelect label="Period" options={periodOptions} {...select('period')} />
      <FilterSelect label="Sort by" options={sortOptions} {...select('sort')} />
    </ListToolbar>
  )
}
