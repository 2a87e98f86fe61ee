import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { DeletionForm } from './deletion-form'

/** Ending the workspace. */
export function DangerPart({ workspaceName }: { workspaceName: string }) {
  return (
    <Section title="Delete the workspace">
      <Card className="border-danger/40! sm:p-6">
        <p className="mb-4 text-pretty text-muted">
          Nobody can open it from that moment on, and thirty days later everything in it is gone for good: people’s
          places, all feedback and every answer. Until then any admin can take it back. People keep their accounts.
        </p>
        <DeletionForm workspaceName={workspaceName} />
      </Card>
    </Section>
  )
}
