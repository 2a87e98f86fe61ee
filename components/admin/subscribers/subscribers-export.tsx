import { ExportButton } from '@/components/admin/export-button'
import { exportSubscribersAction } from '@/lib/admin/newsletter/actions'
import { exportInquiriesAction } from '@/lib/admin/support/actions'

export const SubscribersExport = ({ tab }: { tab: string }) => (
  <ExportButton key={tab} act={tab === 'newsletter' ? exportSubscribersAction : exportInquiriesAction} />
)
