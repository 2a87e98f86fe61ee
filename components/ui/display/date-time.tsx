import { formatDate, formatDateTime, relativeTime, type DateFormat } from '@/lib/shared/dates'

interface DateTimeProps {
  at: Date
  /** The reader's zone. */
  zone: string
  /** A product format, date and time, or relative. */
  format?: DateFormat | 'date-time' | 'relative'
  /** The present, for relative times; without it they fall back to the day. */
  now?: Date
  className?: string
}

function wordsOf({ at, zone, format = 'MMM DD, YYYY', now }: DateTimeProps): string {
  if (format === 'relative') return now ? relativeTime(at, now, zone) : formatDate(at, 'MMM DD, YYYY', zone)
  return format === 'date-time' ? formatDateTime(at, zone) : formatDate(at, format, zone)
}

/**
 * A date in the reader's zone. The exact time of a relative one is only a tooltip, so anything that depends on it needs
 * words.
 */
export function DateTime(props: DateTimeProps) {
  const exact = props.format === 'relative' ? formatDateTime(props.at, props.zone, true) : undefined
  return (
    <time dateTime={props.at.toISOString()} title={exact} className={props.className}>
      {wordsOf(props)}
    </time>
  )
}
