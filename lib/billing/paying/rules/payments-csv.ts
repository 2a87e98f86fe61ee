import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'
import { dayIn } from '@/lib/shared/dates'
import { decimalRupees } from '@/lib/shared/text'

const paymentColumns = ['Paid on', 'Description', 'Amount (INR)', 'Invoice', 'Payment', 'Name', 'Address', 'GSTIN']

type Paid = {
  paidAt: Date
  description: string
  amount: number
  razorpayInvoiceId: string
  razorpayPaymentId: string
}

export function paymentsCsv(
  payments: readonly Paid[],
  { name, address, taxNumber }: { name: string; address: string; taxNumber: string },
  zone: string,
) {
  const rows = payments.map(({ paidAt, description, amount, razorpayInvoiceId, razorpayPaymentId }) => [
    dayIn(paidAt, zone),
    description,
    decimalRupees(amount),
    razorpayInvoiceId,
    razorpayPaymentId,
    name,
    address,
    taxNumber,
  ])
  return BYTE_ORDER_MARK + [paymentColumns, ...rows].map(csvLine).join('')
}
