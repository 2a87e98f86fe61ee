import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { DeletionForm } from './deletion-form'

export function DangerPart({ workspaceName }: { workspaceName: string }) {
  return (
    <Section title="Delete workspace">
      <Card className="border-danger/40! sm:p-6">
        <p className="mb-4 text-pretty text-muted">
          Closed immediately, deleted after thirty days. Until then any admin can cancel.
        </p>
        <DeletionForm workspaceName={workspaceName} />
      </Card>
    </Section>
  )
}
