import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon/icon'

export function BackLink() {
  return (
    <Link href="/feedback" className="back-link mb-5">
      <Icon name="chevron-left" />
      Feedback
    </Link>
  )
}
