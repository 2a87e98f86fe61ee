import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { withoutChoices } from '@/components/ui/report/report-address'
import { ReportFiles } from '@/components/ui/report/report-files'
import { ReportFilters } from '@/components/ui/report/report-filters'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'
import type { ReportView } from '@/lib/shared/report-choices'
import type { ReportRange } from '@/lib/shared/report-ranges'
import { reportScopeLabels, type ReportScope } from '@/lib/shared/report-scopes'
import { addressWith } from '@/lib/shared/address-with'

interface ReportFrameProps {
  title: string
  from: Day
  to: Day
  /** A sentence after the dates: what is counted. */
  text?: string
  back?: { href: string; label: string }
  /** The report's address without choices. */
  path: string
  filter: { of?: string; range: ReportRange; view: ReportView; team?: string; person?: string }
  /** The first filter's label: "Whose goals". */
  whose: string
  scope: ReportScope
  scopes: readonly ReportScope[]
  /** The address of the CSV file. */
  file?: string
  /** Shown instead of figures. */
  empty?: { icon: IconName; title: string; text?: string; action?: ReactNode } | false
  children: ReactNode
}

const inWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

/** Every report: its range in words, its filters, its files, and what it counts. */
export function ReportFrame({ title, from, to, text, back, empty, children, ...rest }: ReportFrameProps) {
  const { path, filter, file, whose, scope, scopes } = rest
  const range = `${inWords(from)} – ${inWords(to)}`
  return (
    <Page className="print:max-w-none">
      <PageHeader
        title={title}
        text={text === undefined ? range : `${range}. ${text}`}
        back={back}
        action={!empty && <ReportFiles href={file} />}
      />
      {scopes.length > 1 && <p className="mb-4 hidden text-muted print:block">{reportScopeLabels[scope]}</p>}
      <ReportFilters
        whose={whose}
        scope={scope}
        scopes={scopes}
        range={filter.range}
        view={filter.view}
        without={(names) => addressWith(path, withoutChoices(filter, names))}
      />
      {empty ? (
        <Card flush>
          <EmptyState icon={<Icon name={empty.icon} />} title={empty.title} text={empty.text} action={empty.action} />
        </Card>
      ) : (
        children
      )}
    </Page>
  )
}
