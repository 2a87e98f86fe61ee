import { formatDate } from '@/lib/shared/dates'

const undoMinutes = 60

/** Null when the import can't be undone. */
export function undoUntil({ status, finishedAt }: { status: string; finishedAt: Date | null }, now: Date) {
  if (status !== 'DONE' || finishedAt === null) return null
  const until = new Date(finishedAt.getTime() + undoMinutes * 60_000)
  return until > now ? until : null
}

export const undoInWords = (until: Date, zone: string) =>
  `You can undo this until ${formatDate(until, 'hh:mm a', zone)}.`
