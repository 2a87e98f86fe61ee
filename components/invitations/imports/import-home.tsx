import { ButtonLink } from '@/components/ui/button/button-link'
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
import { countsInWords } from '@/lib/invitations/imports/rules/imports'
import { importStatusLabels } from '@/lib/invitations/imports/schema'
import { formatDateTime } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'

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
  ['E-mail', 'The one column that is needed. Somebody who is here already is found by it.'],
  ['Name', 'First and last name, each in a column of its own or both in one.'],
  ['Role', 'Admin, Manager or Member. Left empty, new people are Members.'],
  ['Teams, manager of', 'Part several by a semicolon. A team that does not exist yet is made.'],
  ['Manager e-mail', 'People join the team their manager leads.'],
  ['Tags', 'In the same way.'],
  ['Start date', 'Written like 2024-03-31. Anniversaries are celebrated.'],
  ['Job title, time zone', 'A zone reads like Europe/Lisbon; new people bring their own.'],
] as const

function EarlierRow({ view, zone }: { view: ImportView; zone: string }) {
  const { path, fileName, source, status, counts, creatorName, createdAt } = view
  const isOpen = status === 'LISTING' || status === 'CHECKING'
  const size = source === 'SLACK' ? plural(counts.all, 'person', 'people') : plural(counts.all, 'row')
  const words = isOpen ? size : countsInWords(counts)
  return (
    <ListRow
      href={path}
      title={fileName}
      text={<FactLine facts={[words, `${creatorName}, ${formatDateTime(createdAt, zone)}`]} />}
      end={<Badge tone={tones[status]}>{importStatusLabels[status]}</Badge>}
    />
  )
}

/** Where a list of people is handed over, and what became of earlier ones. */
export function ImportHome({ gate, imports, zone }: ImportHomeProps) {
  return (
    <Page narrow>
      <PageHeader
        title="Import people"
        back={{ href: '/users', label: 'People' }}
        text="Bring a list from a spreadsheet or another program. You see what would become of every row first; nobody gets a mail before you say so."
        action={
          <ButtonLink href="/users/import/slack">
            <Icon name="messages-square" />
            Import from Slack
          </ButtonLink>
        }
      />
      <CsvUpload address="/api/people/import" path="/users/import" what="people" gate={gate} />
      <Section
        title="What a file may hold"
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
        <Section title="Earlier imports" text="Kept for 90 days; a list that was only looked at, for a week.">
          <List label="Earlier imports">
            {imports.map((view) => (
              <EarlierRow key={view.id} {...{ view, zone }} />
            ))}
          </List>
        </Section>
      )}
    </Page>
  )
}
