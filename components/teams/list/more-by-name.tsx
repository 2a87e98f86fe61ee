import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'

interface MoreByNameProps {
  /** Address of the first page; leave out when on it. */
  first?: string
  /** Address of what follows; leave out on the last page. */
  next?: string
}

/** Pages of a list that goes by name, where nothing is newer or older. Draws nothing for a single page. */
export function MoreByName({ first, next }: MoreByNameProps) {
  if (!first && !next) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
      {first ? (
        <ButtonLink href={first} size="sm">
          <Icon name="chevron-left" />
          From the beginning
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink href={next} size="sm" rel="next">
          Next
          <Icon name="chevron-right" />
        </ButtonLink>
      )}
    </nav>
  )
}
