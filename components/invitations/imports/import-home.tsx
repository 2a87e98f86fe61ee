import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { CsvUpload } from '@/components/ui/csv/csv-upload'
import { Badge, type Tone } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { Facts } from '@/components/ui/list/facts'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { ImportView } from '@/lib/invitations/imports/queries/get-import'
import { importInWords } from '@/lib/invitations/imports/rules/imports'
import { importStatusLabels } from '@/lib/invitations/imports/schema'
import { formatDateTime } from '@/lib/shared/dates'

interface ImportHomeProps {
  gate: string | null
  imports: ImportView[]
  zone: string
}

const tones: Record<ImportView['status'], Tone> = {
  LISTING: 'info',
  CHECKING: 'warning',
  WAITING: 'warning',
  RUNNING: 'info',
  DONE: 'success',
  UNDOING: 'info',
  UNDONE: 'neutral',
}

const columns = [
  ['E-mail', 'The only column required. Finds people who are already here.'],
  ['Name', 'In one column or two.'],
  ['Role', 'Admin, Manager or Member. Member if empty.'],
  ['Teams, manager of', 'Separated by semicolons. New teams are created.'],
  ['Manager e-mail', 'People join the team their manager leads.'],
  ['Tags', 'Separated by semicolons. New tags are created.'],
  ['Start date', 'Like 2024-03-31.'],
  ['Job title, time zone', 'Like Europe/Lisbon. New people choose their own time zone.'],
] as const

function EarlierRow({ view, zone }: { view: ImportView; zone: string }) {
  const { path, fileName, status, creatorName, createdAt } = view
  return (
    <ListRow
      href={path}
      title={fileName}
      text={<FactLine facts={[importInWords(view), `${creatorName}, ${formatDateTime(createdAt, zone)}`]} />}
      end={<Badge tone={tones[status]}>{importStatusLabels[status]}</Badge>}
    />
  )
}

/** The upload, and earlier imports. */
export function ImportHome({ gate, imports, zone }: ImportHomeProps) {
  return (
    <Page narrow>
      <PageHeader
        title="Import people"
        back={{ href: '/users', label: 'People' }}
        text="Check every row first. No mail is sent before you import."
        action={
          <ButtonLink href="/users/import/slack">
            <Icon name="messages-square" />
            Import from Slack
          </ButtonLink>
        }
      />
      <CsvUpload address="/api/people/import" path="/users/import" what="people" gate={gate} />
      {gate !== null && (
        <p className="mt-3 text-center">
          <TextLink href="/workspace/edit?tab=plan">See the plans</TextLink>
        </p>
      )}
      <Section
        title="Columns"
        className="mt-8"
        action={
          <ButtonLink size="sm" href="/api/people/import/sample" download>
            <Icon name="arrow-down" />
            Sample file
          </ButtonLink>
        }
      >
        <Facts facts={columns} />
      </Section>
      {imports.length > 0 && (
        <Section title="Earlier imports" text="Kept for 90 days, or a week if not imported.">
          <List label="Earlier imports">
            {imports.map((view) => (
              <EarlierRow key={view.id} view={view} zone={zone} />
            ))}
          </List>
        </Section>
      )}
    </Page>
  )
}
