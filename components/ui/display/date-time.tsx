import { distance, formatDate, formatDateTime, relativeTime, type DateFormat } from '@/lib/shared/dates'

interface DateTimeProps {
  at: Date
  /** The reader's zone. */
  zone: string
  /** A product format, date and time, relative, or how far from now. */
  format?: DateFormat | 'date-time' | 'relative' | 'distance'
  /** The present, for relative times; without it they fall back to the day. */
  now?: Date
  className?: string
}

function wordsOf({ at, zone, format = 'MMM DD, YYYY', now }: DateTimeProps): string {
  if (format === 'relative') return now ? relativeTime(at, now, zone) : formatDate(at, 'MMM DD, YYYY', zone)
  if (format === 'distance') return now ? distance(at, now, zone) : formatDate(at, 'MMM DD, YYYY', zone)
  return format === 'date-time' ? formatDateTime(at, zone) : formatDate(at, format, zone)
}

/**
 * A date in the reader's zone. The exact time of a relative one is only a tooltip, so anything that depends on it needs
 * words.
 */
export function DateTime(props: DateTimeProps) {
  const exact =
    props.format === 'relative' || props.format === 'distance' ? formatDateTime(props.at, props.zone, true) : undefined
  return (
    <time dateTime={props.at.toISOString()} title={exact} className={props.className}>
      {wordsOf(props)}
    </time>
  )
}
