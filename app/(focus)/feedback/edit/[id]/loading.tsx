import { FocusFrame } from '@/components/shell/focus-frame'
import { Skeleton, SkeletonForm } from '@/components/ui/layout/skeleton'

export default function EditFeedbackLoading() {
  return (
    <FocusFrame
      close={{ href: '/feedback?tab=created', label: 'Close' }}
      heading={<Skeleton className="h-3 w-1/2" />}
      wide
    >
      <SkeletonForm count={5} label="Loading your form" />
    </FocusFrame>
  )
}
