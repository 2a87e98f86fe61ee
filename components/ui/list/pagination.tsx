import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'

interface PaginationProps {
  /** Address of the page of newer things; leave out on the first. */
  newer?: string
  /** Address of the page of older things; leave out on the last. */
  older?: string
  label?: string
}

/** Newer and older, for lists read by key: there are no page numbers to be wrong. Draws nothing for a single page. */
export function Pagination({ newer, older, label = 'Pages' }: PaginationProps) {
  if (!newer && !older) return null
  return (
    <nav aria-label={label} className="mt-4 flex items-center justify-between gap-3">
      {newer ? (
        <ButtonLink href={newer} size="sm" rel="prev">
          <Icon name="chevron-left" />
          Newer
        </ButtonLink>
      ) : (
        <span />
      )}
      {older && (
        <ButtonLink href={older} size="sm" rel="next">
          Older
          <Icon name="chevron-right" />
        </ButtonLink>
      )}
    </nav>
  )
}
