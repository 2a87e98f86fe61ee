import { truncate } from '@/lib/shared/text'

/** About ten lines: enough to judge whether to read on. */
const shownAtFirst = 700

const proseClass = 'text-reading text-pretty wrap-anywhere whitespace-pre-line'

/** What somebody wrote, as they wrote it. A very long text ends in an ellipsis and opens in full. */
export function LongText({ text }: { text: string }) {
  if (text.length <= shownAtFirst + 200) return <p className={proseClass}>{text}</p>
  return (
    <details className="group">
      <summary className="block rounded-sm">
        <span className={`${proseClass} block group-open:hidden`}>{truncate(text, shownAtFirst)}</span>
        <span className="inline-flex min-h-6 items-center font-medium text-primary-ink underline decoration-primary/40 underline-offset-3">
          <span className="group-open:hidden">Read on</span>
          <span className="hidden group-open:inline">Show less</span>
        </span>
      </summary>
      <p className={`${proseClass} mt-2`}>{text}</p>
    </details>
  )
}
