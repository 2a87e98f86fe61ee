import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'

interface PaginationProps {
  first?: string
  /** The next page; none on the last. */
  next?: string
  label?: string
}

/** Next, and back to the first, because cursor lists have no page numbers. Nothing for a single page. */
export function Pagination({ first, next, label = 'Pages' }: PaginationProps) {
  if (!first && !next) return null
  return (
    <nav aria-label={label} className="mt-4 flex items-center justify-between gap-3">
      {first ? (
        <ButtonLink href={first} size="sm">
          <Icon name="chevron-left" />
          First page
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink href={next} size="sm" rel="next">
          Next page
          <Icon name="chevron-right" />
        </ButtonLink>
      )}
    </nav>
  )
}
