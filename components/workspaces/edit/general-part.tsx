import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { Facts } from '@/components/ui/list/facts'
import { formatDate } from '@/lib/shared/dates'
import type { TwoStepRequirement, WorkspaceSettings } from '@/lib/workspaces/queries'
import { ShowFirstSteps } from '@/components/workspaces/first-steps/show-first-steps'
import { LargeLogo } from '@/components/workspaces/large-logo'
import { LaterGeneralForm } from './later-general-form'
import { LogoButtons } from './logo-buttons'
import { TwoStepSwitch } from './two-step-switch'

interface GeneralPartProps {
  settings: WorkspaceSettings
  twoStep: TwoStepRequirement
  /** An Admin hid steps that aren't done. */
  hidFirstSteps: boolean
  /** The reader's. */
  zone: string
}

/** Name, logo, description, time zone and sign-in rules. */
export function GeneralPart({ settings, twoStep, hidFirstSteps, zone }: GeneralPartProps) {
  const { name, slug, description, timeZone, logoId, createdAt } = settings
  return (
    <>
      <Section title="Logo">
        <Card className="flex items-center gap-4 sm:p-6">
          <LargeLogo name={name} logoId={logoId} />
          <LogoButtons hasLogo={logoId !== null} />
        </Card>
      </Section>
      <Section title="Workspace">
        <Card className="sm:p-6">
          <LaterGeneralForm settings={{ workspaceName: name, description, timeZone }} />
        </Card>
      </Section>
      <Section title="Sign-in">
        <Card className="sm:p-6">
          <TwoStepSwitch {...twoStep} />
        </Card>
      </Section>
      {hidFirstSteps && (
        <Section title="First steps">
          <Card className="flex flex-wrap items-center justify-between gap-3 sm:p-6">
            <p className="text-muted">Hidden from Home, and not all done.</p>
            <ShowFirstSteps />
          </Card>
        </Section>
      )}
      <Section title="Details">
        <Facts
          facts={[
            ['Address', slug],
            ['Created', formatDate(createdAt, 'MMM DD, YYYY', zone)],
          ]}
        />
      </Section>
    </>
  )
}
