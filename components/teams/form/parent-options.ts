import type { SelectOption } from '@/components/ui/input/select'
import type { ParentChoice } from '@/lib/teams/tree/queries'

/** What a team can be part of, none first. */
export const parentOptions = (choices: readonly ParentChoice[]): SelectOption[] => [
  { value: '', label: 'Not part of another team' },
  ...choices.map(({ id, path }) => ({ value: id, label: path })),
]
