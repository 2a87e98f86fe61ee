import { PersonFilter } from '@/components/members/picker/person-filter'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { FilterFold } from '@/components/ui/list/filter-fold'
import type { CategoryChoice } from '@/lib/applause/queries/list-categories'
import type { ApplauseListFilter } from '@/lib/applause/schema'
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

export function ApplauseFilters({ filter, categories, person }: ApplauseFiltersProps) {
  const first = { ...filter, after: undefined }
  const categoryOptions = [
    { value: '', label: 'Any category' },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const select = (name: 'category' | 'period') => ({
    name,
    value: filter[name] ?? '',
    href: applauseAddress({ ...first, [name]: undefined }),
    className: 'max-sm:w-[calc(50%-0.25rem)] sm:w-40',
  })
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <FilterFold chosen={[filter.category, filter.person, filter.period].filter(Boolean).length}>
        <FilterSelect label="Category" options={categoryOptions} {...select('category')} />
        <PersonFilter person={person} href={applauseAddress({ ...first, person: undefined })} />
        <FilterSelect label="Period" options={periodOptions} {...select('period')} />
      </FilterFold>
    </div>
  )
}
