import { TextLink } from '@/components/ui/button/text-link'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { List, ListRow } from '@/components/ui/list/list'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { Pulse, PulseKey } from '@/lib/admin/operation/queries/get-pulse'
import type { PlatformWaiting } from '@/lib/admin/operation/queries/get-waiting'
import { reportRanges, type ReportRange } from '@/lib/shared/report-ranges'
import { compactCount, plural } from '@/lib/shared/text'

interface OverviewScreenProps {
  pulse: Pulse
  waiting: PlatformWaiting
}

const ranges: Record<ReportRange, string> = {
  Last_31_Days: '31 days',
  Last_Quarter: 'Quarter',
  Last_6_Months: '6 mo.',
  Last_12_Months: '12 mo.',
}

const rows: readonly { key: PulseKey; label: string; href: string }[] = [
  { key: 'workspaces', label: 'New workspaces', href: '/admin/organizations' },
  { key: 'active', label: 'Active workspaces', href: '/admin/organizations?state=open' },
  { key: 'signUps', label: 'Sign-ups', href: '/admin/users' },
  { key: 'mails', label: 'Mails given up', href: '/admin/failures' },
  { key: 'jobs', label: 'Failed jobs', href: '/admin/failures?tab=jobs' },
  { key: 'errors', label: 'Errors', href: '/admin/failures?tab=errors' },
]

function Figures({ pulse }: Pick<OverviewScreenProps, 'pulse'>) {
  return (
    <Table caption="The platform in figures">
      <TableHead>
        <HeadCell>
          <span className="sr-only">Figure</span>
        </HeadCell>
        {reportRanges.map((range) => (
          <HeadCell key={range} numeric className="max-sm:px-1.5">
            {ranges[range]}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ key, label, href }) => (
          <TableRow key={key}>
            <th scope="row" className="px-4 py-2.5 text-left font-medium">
              <TextLink href={href}>{label}</TextLink>
            </th>
            {reportRanges.map((range) => (
              <Cell key={range} numeric className="max-sm:px-1.5">
                {compactCount(pulse[key][range])}
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** How the platform is, and what waits for its super admins. */
export function OverviewScreen({ pulse, waiting: { inquiries, mails } }: OverviewScreenProps) {
  return (
    <Page>
      <PageHeader title="Overview" />
      {inquiries + mails > 0 && (
        <Section title="To do">
          <List label="To do">
            {inquiries > 0 && (
              <ListRow
                href="/admin/subscribers"
                title={plural(inquiries, 'open inquiry', 'open inquiries')}
                end="Answer"
              />
            )}
            {mails > 0 && <ListRow href="/admin/failures" title={`${plural(mails, 'mail')} given up`} end="Retry" />}
          </List>
        </Section>
      )}
      <Figures pulse={pulse} />
    </Page>
  )
}
