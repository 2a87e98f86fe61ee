import { fullCount, onlyVisible } from '@/lib/shared/text'

export const importLimits = { bytes: 5_000_000, rows: 5_000, columns: 40, fileName: 200, heading: 200 } as const

const megabytes = `${importLimits.bytes / 1_000_000} MB`

/** `what` names the rows. */
export const mostToImport = (what: string) => `At most ${megabytes} and ${fullCount(importLimits.rows)} ${what}.`

export const fileTooLarge = `This file is larger than ${megabytes}. Split it and import the parts.`

/** For keeping an uploaded file. */
export const importKeptDays = { unfinished: 7, finished: 90 } as const

/** "E-Mail Address [Required]" reads "emailaddress". */
export const plainHeading = (heading: string) =>
  heading
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Visible and trimmed; empty where no column holds the field. */
export function valueOf<Field extends string>(
  cells: readonly string[],
  columns: readonly (Field | '')[],
  field: Field,
) {
  const index = columns.indexOf(field)
  return index === -1 ? '' : onlyVisible(cells[index] ?? '').trim()
}
