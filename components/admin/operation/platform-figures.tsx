import { adminAddress } from '@/components/admin/admin-address'
import { TextLink } from '@/components/ui/button/text-link'
import { Section } from '@/components/ui/layout/section'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { Pulse, PulseKey } from '@/lib/admin/operation/queries/get-pulse'
import { reportRanges, type ReportRange } from '@/lib/shared/report-ranges'
import { compactCount, compactRupees } from '@/lib/shared/text'

const ranges: Record<ReportRange, string> = {
  Last_31_Days: '31 days',
  Last_Quarter: 'Quarter',
  Last_6_Months: '6 mo.',
  Last_12_Months: '12 mo.',
}

type Row = {
  key: PulseKey
  label: string
  href: string
  /** What the list of a period counts; undefined: it has no periods. */
  by?: 'created' | 'active' | 'paid'
  inWords?: (figure: number) => string
}

const rows: readonly Row[] = [
  { key: 'workspaces', label: 'New workspaces', href: '/admin/organizations', by: 'created' },
  { key: 'active', label: 'Active workspaces', href: '/admin/organizations', by: 'active' },
  { key: 'signUps', label: 'Sign-ups', href: '/admin/users', by: 'created' },
  { key: 'payments', label: 'Payments', href: '/admin/organizations', by: 'paid' },
  { key: 'paid', label: 'Paid', href: '/admin/organizations', by: 'paid', inWords: compactRupees },
  { key: 'mails', label: 'Undelivered mails', href: '/admin/failures' },
  { key: 'jobs', label: 'Failed jobs', href: '/admin/failures?tab=jobs' },
  { key: 'webhooks', label: 'Refused webhooks', href: '/admin/failures?tab=webhooks' },
  { key: 'services', label: 'Service failures', href: '/admin/failures?tab=services' },
  { key: 'errors', label: 'Errors', href: '/admin/failures?tab=errors' },
]

const listOf = (href: string, by: Row['by'], since: ReportRange = 'Last_12_Months') =>
  by === undefined ? href : adminAddress(href, { since, by })

const Figure = ({ figure, href }: { figure: string; href: string | undefined }) =>
  href === undefined ? figure : <TextLink href={href}>{figure}</TextLink>

/** Each figure links to its list. */
export const PlatformFigures = ({ pulse }: { pulse: Pulse }) => (
  <Section title="Figures">
    <Table caption="The platform in figures">
      <TableHead>
        <HeadCell>
          <span className="sr-only">Figure</span>
        </HeadCell>
        {reportRanges.map((range) => (
          <HeadCell key={range} numeric className="max-sm:px-1.5 max-sm:last:pr-4">
            {ranges[range]}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ key, label, href, by, inWords = compactCount }) => (
          <TableRow key={key}>
            <th scope="row" className="px-4 py-2.5 text-left font-medium max-sm:pr-0">
              <TextLink href={listOf(href, by)}>{label}</TextLink>
            </th>
            {reportRanges.map((range) => (
              <Cell key={range} numeric className="max-sm:px-1.5 max-sm:last:pr-4">
                <Figure figure={inWords(pulse[key][range])} href={by && listOf(href, by, range)} />
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Section>
)
