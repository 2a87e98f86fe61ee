import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import type { StoredSummary } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { plural } from '@/lib/shared/text'

/** Where a summary is from: AI, date, source meetings and editors. */
export function SummaryOrigin({ stored, zone }: { stored: StoredSummary; zone: string }) {
  const { generatedAt, by, meetingCount, rangeStartsAt, rangeEndsAt, editedAt, editor } = stored
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-subtle">
      <Badge tone="info">AI-generated</Badge>
      <span>
        <DateTime at={generatedAt} format="date-time" zone={zone} />
        {by !== null && `, requested by ${by}`}
      </span>
      {meetingCount > 1 && (
        <span>
          {`· ${plural(meetingCount, 'meeting')}, `}
          <DateTime at={rangeStartsAt} zone={zone} /> to <DateTime at={rangeEndsAt} zone={zone} />
        </span>
      )}
      {editedAt !== null && (
        <span>
          {`· Edited${editor === null ? '' : ` by ${editor}`} `}
          <DateTime at={editedAt} format="date-time" zone={zone} />
        </span>
      )}
    </p>
  )
}
