import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon/icon'

/** The way back to everything one was asked. */
export function BackLink() {
  return (
    <Link href="/feedback" className="back-link mb-5">
      <Icon name="chevron-left" />
      Feedback
    </Link>
  )
}
