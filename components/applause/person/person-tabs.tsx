import { Tabs } from '@/components/ui/layout/tabs'
import { previewTabLabels, previewTabs } from '@/lib/members/profile/rules'
import type { PreviewTab } from '@/lib/members/profile/schema'

const tabs = previewTabs.map((value) => ({ value, label: previewTabLabels[value] }))

/** A person's tabs. */
export const PersonTabs = ({ id, active }: { id: string; active: PreviewTab }) => (
  <div className="mb-6">
    <Tabs label="Parts of the profile" path={`/profile/preview/${id}`} tabs={tabs} active={active} />
  </div>
)
