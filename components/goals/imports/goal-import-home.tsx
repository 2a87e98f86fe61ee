import { ButtonLink } from '@/components/ui/button/button-link'
import { PlansLink } from '@/components/shell/plans-link'
import { CsvUpload } from '@/components/ui/csv/csv-upload'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { FactLine } from '@/components/ui/list/fact-line'
import { Facts } from '@/components/ui/list/facts'
import { List, ListRow } from '@/components/ui/list/list'
import type { GoalImportView } from '@/lib/goals/imports/queries/get-goal-import'
import { goalImportBadges, importedInWords } from '@/lib/goals/imports/rules/goal-imports'
import { formatDateTime } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'

interface GoalImportHomeProps {
  gate: string | null
  imports: GoalImportView[]
  zone: string
}

const columns = [
  ['Title, end', 'Required. Dates like 2027-03-31.'],
  ['Type, team', 'Organization, Team, Individual or Self. Individual if empty, or Team with a team.'],
  ['Start, frequency', 'Today and weekly if empty.'],
  ['Assignees, supervisors', 'E-mail addresses, separated by semicolons.'],
  ['Parent goal', 'The title of another row or an existing goal.'],
  ['Visibility', 'Everyone or Private.'],
  ['Key results', 'Like “Signups: 0 -> 500 users”, separated by semicolons.'],
] as const

/** The upload, and earlier imports. */
export function GoalImportHome({ gate, imports, zone }: GoalImportHomeProps) {
  return (
    <Page narrow>
      <PageHeader
        title="Import goals"
        back={{ href: '/goals', label: 'Goals' }}
        text="Check every row first. No notification is sent before you import."
      />
      <CsvUpload address="/api/goals/import" path="/goals/import" what="goals" gate={gate} />
      {gate !== null && (
        <p className="mt-3 text-center">
          <PlansLink />
        </p>
      )}
      <Section
        title="Columns"
        className="mt-8"
        action={
          <ButtonLink size="sm" href="/api/goals/import/sample" download>
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
            {imports.map(({ id, path, fileName, status, counts, createdAt }) => (
              <ListRow
                key={id}
                href={path}
                title={fileName}
                text={
                  <FactLine
                    facts={[
                      status === 'CHECKING' ? plural(counts.all, 'row') : importedInWords(counts),
                      formatDateTime(createdAt, zone),
                    ]}
                  />
                }
                end={<Badge tone={goalImportBadges[status].tone}>{goalImportBadges[status].label}</Badge>}
              />
            ))}
          </List>
        </Section>
      )}
    </Page>
  )
}
