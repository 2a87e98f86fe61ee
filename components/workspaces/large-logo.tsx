import { Photo } from '@/components/ui/display/photo'
import { logoPath } from '@/lib/shared/routes'
import { initials } from '@/lib/shared/avatar'

interface LargeLogoProps {
  name: string
  logoId: string | null
}

const shape = 'size-16 shrink-0 rounded-lg'

/** A large logo or initial. Decoration: the name is beside it. */
export function LargeLogo({ name, logoId }: LargeLogoProps) {
  if (logoId) return <Photo src={logoPath(logoId)} className={`${shape} bg-surface object-contain`} />
  return (
    <span
      aria-hidden="true"
      className={`${shape} inline-flex items-center justify-center bg-primary text-xl font-semibold text-primary-on`}
    >
      {initials(name, 1)}
    </span>
  )
}
