import type { MeetingReportFilter } from '@/lib/meetings/reports/schema'

/** The address of a report, without what is not chosen. */
export function meetingReportAddress(path: string, filter: Partial<MeetingReportFilter> & { kind?: string }) {
  const chosen = Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return `${path}?${new URLSearchParams(chosen).toString()}`
}
