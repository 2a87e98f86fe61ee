import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceQuestions } from '@/components/billing/pricing/price-questions'

test('promises no GSTIN on invoices, because Razorpay’s monthly ones have none', () => {
  const words = renderToStaticMarkup(<PriceQuestions trialDays={14} />)
  expect(words).toContain('Monthly, in Indian rupees, through Razorpay. Each payment has an invoice.')
  expect(words).not.toContain('GSTIN')
})
