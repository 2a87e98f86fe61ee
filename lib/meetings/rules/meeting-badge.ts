export type MeetingBadge = { label: string; tone: 'success' | 'danger' | 'warning' | 'neutral' }

type Timed = { startsAt: Date; endsAt: Date | null; isCompleted: boolean; isCanceled: boolean }

/** Past its end (or start) and not completed. */
const isMissed = ({ startsAt, endsAt, isCompleted, isCanceled }: Timed, now: Date) =>
  !isCompleted && !isCanceled && (endsAt ?? startsAt) < now

/** Specification, section 4. */
export function meetingBadge(meeting: Timed, now: Date): MeetingBadge {
  if (meeting.isCanceled) return { label: 'Canceled', tone: 'neutral' }
  if (meeting.isCompleted) return { label: 'Completed', tone: 'success' }
  return isMissed(meeting, now) ? { label: 'Missed', tone: 'danger' } : { label: 'Pending', tone: 'warning' }
}

const UNDO_MS = 24 * 60 * 60_000

/** The organizer may undo for 24 hours. */
export const isUndoable = (completedAt: Date, now: Date) => now.getTime() - completedAt.getTime() < UNDO_MS
