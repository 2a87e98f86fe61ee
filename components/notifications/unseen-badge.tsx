import { unreadLabel } from '@/lib/notifications/rules/unread'

/** The bell's unseen count; a dot on the narrow sidebar. */
export function UnseenBadge({ count }: { count: number }) {
  const label = unreadLabel(count)
  if (label === null) return null
  return (
    <>
      <span className="sr-only">{label} new</span>
      <span
        aria-hidden="true"
        className="unseen rail-hidden ml-auto rounded-full bg-primary px-1.5 text-xs font-semibold text-primary-on tabular-nums"
      >
        {label}
      </span>
      <span
        aria-hidden="true"
        className="mt-1.5 -ml-4 hidden size-2 self-start rounded-full bg-primary ring-2 ring-sunken md:in-data-[sidebar=rail]:block"
      />
    </>
  )
}
