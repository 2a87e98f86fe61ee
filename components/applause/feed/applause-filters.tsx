import { PersonFilter } from '@/components/members/picker/person-filter'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import type { CategoryChoice } from '@/lib/applause/queries/list-categories'
import { applauseSideLabels, applauseSides, retiredLast } from '@/lib/applause/rules/applause-labels'
import type { ApplauseListFilter } from '@/lib/applause/schema'
import { chosenFilters } from '@/lib/shared/address-with'
import { rangeLabels, reportRanges } from '@/lib/shared/report-ranges'
import { applauseAddress } from './applause-address'

interface ApplauseFiltersProps {
  filter: ApplauseListFilter
  categories: readonly CategoryChoice[]
  /** The filtered person. */
  person: { id: string; name: string } | null
}

const periodOptions = [
  { value: '', label: 'Any time' },
  ...reportRanges.map((value) => ({ value, label: rangeLabels[value] })),
]

const sideOptions = [
  { value: '', label: 'To or from them' },
  ...applauseSides.map((value) => ({ value, label: applauseSideLabels[value] })),
]

export function ApplauseFilters({ filter, categories, person }: ApplauseFiltersProps) {
  const first = { ...filter, after: undefined }
  const categoryOptions = [
    { value: '', label: 'Any category' },
    ...retiredLast(categories).map(({ id, name, isRetired }) => ({
      value: id,
      label: isRetired ? `${name} (retired)` : name,
    })),
  ]
  const select = (name: 'category' | 'side' | 'period') => ({
    name,
    value: filter[name] ?? '',
    href: applauseAddress({ ...first, [name]: undefined }),
    className: 'max-sm:w-[calc(50%-0.25rem)] sm:w-40',
  })
  return (
    <ListToolbar
      search={
        <SearchInput
          key={filter.search}
          label="Search applause"
          name="search"
          action="/applaud"
          defaultValue={filter.search}
          keep={chosenFilters({ ...first, search: undefined })}
        />
      }
      chosen={[filter.category, filter.person, person && filter.side, filter.period].filter(Boolean).length}
    >
      <FilterSelect label="Category" options={categoryOptions} {...select('category')} />
      <PersonFilter person={person} href={applauseAddress({ ...first, person: undefined, side: undefined })} />
      {person && <FilterSelect label="To or from" options={sideOptions} {...select('side')} />}
      <FilterSelect label="Period" options={periodOptions} {...select('period')} />
    </ListToolbar>
  )
}
