import { REPORTS_PATH } from '@/lib/shared/report-choices'
import { addressWith } from '@/lib/shared/address-with'

type Choices = Readonly<Record<string, string | undefined>>

/** The filter without these choices, and without another scope's team and person. */
export const withoutChoices = (filter: Choices, names: readonly ('of' | 'range' | 'view')[]): Choices => ({
  ...filter,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
  ...(names.includes('of') && { team: undefined, person: undefined }),
})

/** The way from a full report back to all of them, with the choices that they share. */
export const allReports = ({ of, range, view }: Choices) => ({
  href: addressWith(REPORTS_PATH, { of, range, view }),
  label: 'All reports',
})
