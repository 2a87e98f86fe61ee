import { Section } from '@/components/ui/layout/section'
import type { Connection } from '@/lib/integrations/queries'
import { ConnectionLine } from './connection-line'

export function OwnConnections({ connections }: { connections: readonly Connection[] }) {
  return (
    <Section title="Connected accounts">
      <ul aria-label="Connected accounts" className="divide-y divide-line rounded-lg border border-line bg-surface">
        {connections.map((connection) => (
          <ConnectionLine key={connection.provider} connection={connection} />
        ))}
      </ul>
    </Section>
  )
}
