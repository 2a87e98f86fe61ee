import type { StartExportInput } from '@/lib/reviews/exports/schema'

type ExportFormat = StartExportInput['format']

const formatLabels: Record<ExportFormat, string> = {
  CSV_LONG: 'CSV, a line for each answer',
  CSV_WIDE: 'CSV, a line for each person',
}

/** Without names a line holds how many people chose the same. */
export const exportLabel = (format: ExportFormat, { hasNames }: { hasNames: boolean }) =>
  format === 'CSV_LONG' && !hasNames ? 'CSV, the answers as a table' : formatLabels[format]
