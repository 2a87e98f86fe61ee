import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { DateTime } from '@/components/ui/display/date-time'
import { Section } from '@/components/ui/layout/section'
import { Pagination } from '@/components/ui/list/pagination'
import { Table, TableBody, TableHead } from '@/components/ui/list/table'
import type { PaymentLine } from '@/lib/billing/paying/queries/list-payments'
import type { Page } from '@/lib/shared/page'
import { inRupees } from '@/lib/shared/text'

interface PaymentListProps {
  page: Page<PaymentLine>
  isFirstPage: boolean
  zone: string
}

const address = '/workspace/edit?tab=plan'

/** What was paid, with the invoices. Draws nothing before the first payment. */
export function PaymentList({ page: { rows, next }, isFirstPage, zone }: PaymentListProps) {
  if (rows.length === 0 && isFirstPage) return null
  return (
    <Section
      title="Payments"
      action={
        <ButtonLink href="/api/payments" download>
          CSV
        </ButtonLink>
      }
    >
      <Table caption="Payments">
        <TableHead>
          <th scope="col">Paid on</th>
          <th scope="col">For</th>
          <th scope="col" className="text-right">
            Amount
          </th>
          <th scope="col">Invoice</th>
        </TableHead>
        <TableBody>
          {rows.map(({ id, paidAt, description, amount, url, razorpayInvoiceId }) => (
            <tr key={id}>
              <td className="whitespace-nowrap">
                <DateTime at={paidAt} zone={zone} />
              </td>
              <td>{description}</td>
              <td className="text-right tabular-nums">{inRupees(amount)}</td>
              <td className="whitespace-nowrap">
                {url ? <TextLink href={url}>Open invoice</TextLink> : razorpayInvoiceId}
              </td>
            </tr>
          ))}
        </TableBody>
      </Table>
      <Pagination
        label="Pages of payments"
        first={isFirstPage ? undefined : address}
        next={next ? `${address}&after=${encodeURIComponent(next)}` : undefined}
      />
    </Section>
  )
}
