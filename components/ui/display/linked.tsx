import type { ReactNode } from 'react'
import { splitAtLinks } from '@/lib/shared/typed-links'

/** Links the web addresses in user text, shown as typed. Other content stays as it is. */
export function linked(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('://')) return text
  return splitAtLinks(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // Labelled, because hidden words would be copied with the address.
      <a
        key={at}
        href={part}
        dir="ltr"
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        aria-label={`${part}, opens in a new tab`}
        className="wrap-anywhere text-primary-ink underline underline-offset-3"
      >
        {part}
      </a>
    ),
  )
}
