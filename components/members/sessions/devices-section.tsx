import { Icon } from '@/components/ui/icon/icon'
import { buttonClass } from '@/components/ui/button/button-style'
import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import { Section } from '@/components/ui/layout/section'
import { List, ListRow } from '@/components/ui/list/list'
import type { SessionView } from '@/lib/members/sign-in/queries'
import { UNKNOWN_DEVICE } from '@/lib/members/sign-in/rules'
import { DeviceActs } from './device-acts'
import { SignOutOthersButton } from './sign-out-others-button'

interface DevicesSectionProps {
  sessions: SessionView[]
  zone: string
}

const nameOf = ({ device }: SessionView) => (device === '' ? UNKNOWN_DEVICE : device)

/** Sessions with sign-out buttons, plain for one shared listener. */
export function DevicesSection({ sessions, zone }: DevicesSectionProps) {
  return (
    <Section
      title="Devices"
      text="Sign out any you don’t know."
      action={sessions.some(({ isThis }) => !isThis) && <SignOutOthersButton />}
    >
      <DeviceActs>
        <List label="Devices">
          {sessions.map((session) => (
            <ListRow
              key={session.id}
              start={<Icon name="monitor" className="size-5 shrink-0 text-subtle" />}
              title={nameOf(session)}
              text={
                <>
                  Last used <DateTime at={session.usedAt} zone={zone} format="date-time" />
                </>
              }
              end={session.isThis && <Badge tone="success">This device</Badge>}
              action={
                !session.isThis && (
                  <button
                    type="submit"
                    name="signOut"
                    value={session.id}
                    aria-label={`Sign out ${nameOf(session)}`}
                    className={buttonClass({ size: 'sm' })}
                  >
                    Sign out
                  </button>
                )
              }
            />
          ))}
        </List>
      </DeviceActs>
    </Section>
  )
}
