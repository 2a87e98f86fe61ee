import { LogoButtons } from './logo-buttons'
import { GeneralForm } from './general-form'
import { Photo } from '@/components/ui/display/photo'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { Facts } from '@/components/ui/list/facts'
import { formatDate } from '@/lib/shared/dates'
import { picturePath } from '@/lib/shared/routes'
import { initials } from '@/lib/shared/text'
import type { WorkspaceSettings } from '@/lib/workspaces/queries'

function LargeLogo({ name, logoId }: Pick<WorkspaceSettings, 'name' | 'logoId'>) {
  const shape = 'size-16 shrink-0 rounded-lg'
  if (logoId) return <Photo src={picturePath(logoId)} size={64} className={`${shape} bg-surface object-contain`} />
  return (
    <span
      aria-hidden="true"
      className={`${shape} inline-flex items-center justify-center bg-primary text-xl font-semibold text-primary-on`}
    >
      {initials(name, 1)}
    </span>
  )
}

interface GeneralPartProps {
  settings: WorkspaceSettings
  /** The reader's. */
  zone: string
}

/** Name, logo, description and clock of the workspace. */
export function GeneralPart({ settings, zone }: GeneralPartProps) {
  const { name, slug, description, timeZone, logoId, createdAt } = settings
  return (
    <>
      <Section title="Logo" text="In the sidebar, and where people choose among their workspaces.">
        <Card className="flex items-center gap-4">
          <LargeLogo name={name} logoId={logoId} />
          <LogoButtons hasLogo={logoId !== null} />
        </Card>
      </Section>
      <Section title="About the workspace">
        <Card className="sm:p-6">
          <GeneralForm settings={{ workspaceName: name, description, timeZone }} />
        </Card>
      </Section>
      <Section title="What stays">
        <Facts
          facts={[
            ['Address', slug],
            ['Here since', formatDate(createdAt, 'MMM DD, YYYY', zone)],
          ]}
        />
      </Section>
    </>
  )
}
