import { formatDate, formatDateTime, relativeTime, type DateFormat } from '@/lib/shared/dates'

interface DateTimeProps {
  at: Date
  /** The reader's time zone. */
  zone: string
  /** One of the product's formats, day and time together, or the time that lies between now and then. */
  format?: DateFormat | 'date-time' | 'relative'
  /** The present; needed for the relative form, which without it falls back to the day. */
  now?: Date
  className?: string
}

function wordsOf({ at, zone, format = 'MMM DD, YYYY', now }: DateTimeProps): string {
  if (format === 'relative') return now ? relativeTime(at, now, zone) : formatDate(at, 'MMM DD, YYYY', zone)
  return format === 'date-time' ? formatDateTime(at, zone) : formatDate(at, format, zone)
}

/**
 * A date or time in the reader's zone. Behind a relative one whoever points at it finds the exact moment; nobody else does,
 * so what hangs on it is said in words, there or on the page it leads to.
 */
export function DateTime(props: DateTimeProps) {
  const exact = props.format === 'relative' ? formatDateTime(props.at, props.zone, true) : undefined
  return (
    <time dateTime={props.at.toISOString()} title={exact} className={props.className}>
      {wordsOf(props)}
    </time>
  )
}
