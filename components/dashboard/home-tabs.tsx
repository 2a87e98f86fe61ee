import { Tabs } from '@/components/ui/layout/tabs'
import type { HomeTab } from '@/lib/dashboard/schema'

const tabs = [
  { value: 'today', label: 'Today' },
  { value: 'activity', label: 'Activity' },
] as const satisfies readonly { value: HomeTab; label: string }[]

/** None is active while they load. */
export function HomeTabs({ tab = '' }: { tab?: HomeTab | '' }) {
  return <Tabs tabs={tabs} active={tab} path="/dashboard" label="Views of home" />
}
