import { Section } from '@/components/ui/layout/section'
import type { ActivityLine } from '@/lib/activity/queries'
import { ActivityList } from './activity-list'

interface PersonActivityProps {
  name: string
  lines: readonly ActivityLine[]
  zone: string
  now: Date
}

/** What a colleague did that everybody may know; nothing at all where there is none. */
export function PersonActivity({ name, lines, ...moment }: PersonActivityProps) {
  if (lines.length === 0) return null
  return (
    <Section title={`What ${name} did lately`}>
      <ActivityList label={`What ${name} did`} lines={lines} {...moment} />
    </Section>
  )
}
