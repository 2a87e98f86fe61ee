import { Avatar } from '@/components/ui/display/avatar'
import { linked } from '@/components/ui/display/linked'
import { Card } from '@/components/ui/layout/card'
import type { Quote } from '@/lib/reviews/results/rules/quotes'

interface QuoteListProps {
  quotes: Quote[]
  /** Who reads fewer of them. */
  hint?: string
}

/** Pinned quotes. */
export function QuoteList({ quotes, hint }: QuoteListProps) {
  if (quotes.length === 0) return null
  return (
    <Card className="grid grid-cols-1 gap-4 sm:p-6">
      <div>
        <h2 className="text-md font-semibold">In their words</h2>
        {hint && <p className="text-sm text-subtle print:hidden">{hint}</p>}
      </div>
      <ul className="m-0 grid list-none grid-cols-1 gap-5 p-0">
        {quotes.map(({ id, text, question, authorName, authorPictureId }) => (
          <li key={id}>
            <figure className="m-0">
              <blockquote className="m-0 max-w-reading border-l-2 border-primary pl-4 text-reading text-pretty wrap-anywhere whitespace-pre-line">
                {linked(text)}
              </blockquote>
              <figcaption className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 pl-4.5 text-sm text-subtle">
                {authorName !== null && (
                  <span className="flex min-w-0 items-center gap-2 text-muted">
                    <Avatar name={authorName} pictureId={authorPictureId} size="xs" />
                    {authorName}
                  </span>
                )}
                <span className="min-w-0 wrap-anywhere">{question}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Card>
  )
}
