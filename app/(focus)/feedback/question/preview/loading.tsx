import { FocusFrame } from '@/components/shell/focus-frame'
import { Skeleton, SkeletonForm } from '@/components/ui/layout/skeleton'

export default function PreviewLoading() {
  return (
    <FocusFrame close={{ href: '/feedback', label: 'Close' }} heading={<Skeleton className="h-3 w-24" />}>
      <SkeletonForm count={4} label="Loading the preview" />
    </FocusFrame>
  )
}
