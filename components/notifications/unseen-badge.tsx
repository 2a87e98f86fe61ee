import { unreadLabel } from '@/lib/notifications/rules/unread'

/** How much is new, beside the bell; on the narrowed sidebar it becomes a dot on it. */
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
