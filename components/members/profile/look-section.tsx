import { ThemeSwitch } from '@/components/shell/sidebar/theme-switch'
import type { SelectOption } from '@/components/ui/input/select'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { Theme } from '@/components/ui/theme'
import { TimeZoneForm } from './time-zone-form'

interface LookSectionProps {
  theme: Theme
  zone: string
  zones: readonly SelectOption[]
}

export function LookSection({ theme, zone, zones }: LookSectionProps) {
  return (
    <Section title="Time and look">
      <Card className="grid grid-cols-1 gap-6 sm:p-6">
        <TimeZoneForm zone={zone} zones={zones} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="font-medium">Theme</p>
            <p className="text-sm text-subtle">For this browser</p>
          </div>
          <ThemeSwitch theme={theme} />
        </div>
      </Card>
    </Section>
  )
}
