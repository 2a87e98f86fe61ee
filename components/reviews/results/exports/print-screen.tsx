import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import { PrintButton } from '@/components/ui/report/print-button'
import type { PrintView } from '@/lib/reviews/exports/queries/get-print-view'
import type { ExportSource } from '@/lib/reviews/exports/schema'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { formatDate } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { PrintedReview } from './printed-review'
import { answeredOf } from '@/lib/reviews/model/rules/response-rate'

interface PrintScreenProps {
  source: ExportSource
  view: PrintView
  exportPath: string
  workspaceName: string
  zone: string
}

const aboutOf = ({ subjectName }: ReviewHead) => subjectName ?? 'Nobody in particular'

function Nothing({ isTooLong, exportPath }: { isTooLong: boolean; exportPath: string }) {
  if (!isTooLong) return <EmptyState icon={<Icon name="lock" />} title="No results to print" />
  return (
    <EmptyState
      icon={<Icon name="message-square-dashed" />}
      title="Too long to print"
      text="There are too many written answers. Export them as CSV."
      action={<ButtonLink href={exportPath}>Export</ButtonLink>}
    />
  )
}

function RoundTable({ reviews, leftOutCount }: Pick<PrintView, 'reviews' | 'leftOutCount'>) {
  return (
    <div className="mb-10">
      <Table caption="People in this round">
        <TableHead>
          <HeadCell>About</HeadCell>
          <HeadCell>Answered</HeadCell>
          <HeadCell>State</HeadCell>
        </TableHead>
        <TableBody>
          {reviews.map(({ head }) => (
            <TableRow key={head.id}>
              <Cell>{aboutOf(head)}</Cell>
              <Cell>{answeredOf(head)}</Cell>
              <Cell>{head.badge.label}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {leftOutCount > 0 && (
        <p className="mt-3 text-muted">
          {`${plural(leftOutCount, 'form is', 'forms are')} left out: no answers yet, or none you can see.`}
        </p>
      )}
    </div>
  )
}

/** The results on paper, or saved as PDF by the browser. */
export function PrintScreen({ source, view, exportPath, workspaceName, zone }: PrintScreenProps) {
  const { title, at, reviews, leftOutCount, isTooLong } = view
  const isEmpty = reviews.length === 0
  return (
    <Page className="print:max-w-none">
      <PageHeader
        title={title}
        text={`${workspaceName} · as of ${formatDate(at, 'MMM DD, YYYY', zone)}`}
        back={{ href: exportPath, label: 'Export' }}
        action={!isEmpty && <PrintButton />}
      />
      {isEmpty && (
        <Card flush>
          <Nothing isTooLong={isTooLong} exportPath={exportPath} />
        </Card>
      )}
      {source === 'round' && !isEmpty && <RoundTable reviews={reviews} leftOutCount={leftOutCount} />}
      {source === 'round'
        ? reviews.map((review) => (
            <Section key={review.head.id} title={aboutOf(review.head)} className="break-before-page">
              <PrintedReview review={review} zone={zone} />
            </Section>
          ))
        : reviews.map((review) => <PrintedReview key={review.head.id} review={review} zone={zone} />)}
    </Page>
  )
}
