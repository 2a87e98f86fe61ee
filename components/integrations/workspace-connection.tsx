import type { ReactNode } from 'react'
import { LearnMore } from '@/components/shell/help/learn-more'
import { Section } from '@/components/ui/layout/section'
import type { Connection } from '@/lib/integrations/queries'
import { ConnectionLine } from './connection-line'

/** The workspace's Slack and its settings, for Admins. */
export function WorkspaceConnection({ connection, children }: { connection: Connection; children?: ReactNode }) {
  return (
    <Section title="Slack" action={<LearnMore topic="slack" />}>
      <ul aria-label="Integrations" className="divide-y divide-line rounded-lg border border-line bg-surface">
        <ConnectionLine connection={connection} isForWorkspace text="Messages, applause and questions" />
      </ul>
      {children}
    </Section>
  )
}
