import { breakable } from '@/components/ui/display/breakable'
import { DateTime } from '@/components/ui/display/date-time'
import { FactLine } from '@/components/ui/list/fact-line'
import { List } from '@/components/ui/list/list'
import { CONSOLE, type PlatformLine } from '@/lib/audit/platform/rules'

/** Super admins' actions with reasons. */
export const PlatformLines = ({ lines, zone }: { lines: readonly PlatformLine[]; zone: string }) => (
  <List label="Audit log">
    {lines.map(({ id, title, reason, email, createdAt }) => (
      <li key={id} className="row">
        <div className="min-w-0 flex-1">
          <p className="text-pretty wrap-anywhere">{breakable(title)}</p>
          {reason && <p className="text-pretty wrap-anywhere text-muted">{breakable(reason)}</p>}
          <p className="text-sm wrap-anywhere text-subtle">
            <FactLine facts={[email ?? CONSOLE, <DateTime key="at" at={createdAt} zone={zone} format="date-time" />]} />
          </p>
        </div>
      </li>
    ))}
  </List>
)
