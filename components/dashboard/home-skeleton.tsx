import { Section } from '@/components/ui/layout/section'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

/** The shape of home while its lists are read. */
export function HomeSkeleton() {
  return (
    <>
      <Section title="To do">
        <SkeletonRows className="h-42" label="Loading what waits for you" />
      </Section>
      <Section title="What happened">
        <SkeletonRows className="h-70" label="Loading what happened" />
      </Section>
    </>
  )
}
