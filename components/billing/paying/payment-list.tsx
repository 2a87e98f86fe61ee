import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { DateTime } from '@/components/ui/display/date-time'
import { Section } from '@/components/ui/layout/section'
import { Pagination } from '@/components/ui/list/pagination'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { PaymentLine } from '@/lib/billing/paying/queries/list-payments'
import type { Page } from '@/lib/shared/page'
import { inRupees } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'

interface PaymentListProps {
  page: Page<PaymentLine>
  isFirstPage: boolean
  /** The page's address with its tab. */
  address: string
  action?: ReactNode
  zone: string
  /** For who can pay back at Razorpay. */
  isOperator?: boolean
}

const dashboard = 'https://dashboard.razorpay.com/app/payments'

const TooLate = ({ paymentId, isOperator }: { paymentId: string; isOperator: boolean }) => (
  <span className="block text-sm text-danger-ink">
    Paid after its plan was replaced or canceled.{' '}
    {isOperator ? (
      <TextLink href={`${dashboard}/${paymentId}`}>Refund it at Razorpay</TextLink>
    ) : (
      <TextLink href="/support?query=contact">Ask for it back</TextLink>
    )}
  </span>
)

/** Payments and invoices, newest first; nothing before the first. */
export function PaymentList(props: PaymentListProps) {
  const { page, isFirstPage, address, action, zone, isOperator = false } = props
  const { rows, next } = page
  if (rows.length === 0 && isFirstPage) return null
  return (
    <Section title="Payments" action={action}>
      <Table caption="Payments, newest first">
        <TableHead>
          <HeadCell className="max-sm:pr-3 max-sm:pl-4">Paid on</HeadCell>
          <HeadCell className="max-sm:px-0">For</HeadCell>
          <HeadCell numeric className="max-sm:pr-4 max-sm:pl-2">
            Amount
          </HeadCell>
        </TableHead>
        <TableBody>
          {rows.map(
            ({ id, paidAt, description, amount, url, razorpayInvoiceId, razorpayPaymentId: paymentId, isTooLate }) => (
              <TableRow key={id}>
                <Cell className="whitespace-nowrap max-sm:pr-3 max-sm:pl-4">
                  <DateTime at={paidAt} zone={zone} />
                </Cell>
                <Cell className="wrap-anywhere max-sm:px-0">
                  {description}
                  {isTooLate && <TooLate paymentId={paymentId} isOperator={isOperator} />}
                  <span className="block text-sm text-subtle">
                    {url ? (
                      <TextLink href={url} aria-label={`Invoice ${razorpayInvoiceId}`}>
                        Invoice
                      </TextLink>
                    ) : (
                      razorpayInvoiceId
                    )}
                  </span>
                </Cell>
                <Cell numeric className="max-sm:pr-4 max-sm:pl-2">
                  {inRupees(amount)}
                </Cell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
      <Pagination
        label="Pages of payments"
        first={isFirstPage ? undefined : address}
        next={next ? addressWith(address, { after: next }) : undefined}
      />
    </Section>
  )
}
