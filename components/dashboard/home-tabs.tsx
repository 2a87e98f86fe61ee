import { Tabs } from '@/components/ui/layout/tabs'
import type { HomeTab } from '@/lib/dashboard/schema'

const tabs = [
  { value: 'today', label: 'Today' },
  { value: 'activity', label: 'What happened' },
  { value: 'numbers', label: 'Numbers' },
] as const satisfies readonly { value: HomeTab; label: string }[]

/** The three views of home; none is open while they are read. */
export function HomeTabs({ tab = '' }: { tab?: HomeTab | '' }) {
  return <Tabs tabs={tabs} active={tab} path="/dashboard" label="Views of home" />
}
