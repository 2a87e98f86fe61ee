import { TextLink } from '@/components/ui/button/text-link'
import { DateTime } from '@/components/ui/display/date-time'
import { Section } from '@/components/ui/layout/section'
import { Pagination } from '@/components/ui/list/pagination'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { BilledPayment } from '@/lib/admin/organizations/queries/get-billing'
import type { Page } from '@/lib/shared/page'
import { inRupees } from '@/lib/shared/text'

interface PaymentTableProps {
  id: string
  page: Page<BilledPayment>
  isFirstPage: boolean
  zone: string
}

/** What a workspace has paid, newest first. Draws nothing before the first payment. */
export function PaymentTable({ id, page: { rows, next }, isFirstPage, zone }: PaymentTableProps) {
  if (rows.length === 0 && isFirstPage) return null
  const address = `/admin/organizations/${id}`
  return (
    <Section title="Payments">
      <Table caption="Payments">
        <TableHead>
          <HeadCell>Paid on</HeadCell>
          <HeadCell>For</HeadCell>
          <HeadCell numeric>Amount</HeadCell>
          <HeadCell>Invoice</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map(({ id: paymentId, paidAt, description, amount, url, razorpayInvoiceId }) => (
            <TableRow key={paymentId}>
              <Cell className="whitespace-nowrap">
                <DateTime at={paidAt} zone={zone} />
              </Cell>
              <Cell>{description}</Cell>
              <Cell numeric>{inRupees(amount)}</Cell>
              <Cell className="whitespace-nowrap">
                {url ? <TextLink href={url}>{razorpayInvoiceId}</TextLink> : razorpayInvoiceId}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination
        label="Pages of payments"
        first={isFirstPage ? undefined : address}
        next={next ? `${address}?after=${encodeURIComponent(next)}` : undefined}
      />
    </Section>
  )
}
