import { readFileSync, writeFileSync } from 'node:fs'
import type { Invoice, Plan, RazorpayBooks, Subscription } from './providers/razorpay-books'
import type { Route } from './providers/stand-in'

/** What outlasts the process; events do not, as they were told. */
type Kept = {
  plans: [string, Plan][]
  subscriptions: [string, Subscription][]
  starts: [string, { start: number; months: number }][]
  invoices: Invoice[]
}

function read(file: string): Kept | null {
  try {
    const kept: Kept = JSON.parse(readFileSync(file, 'utf8'))
    return kept
  } catch {
    return null
  }
}

function fill<Value>(map: Map<string, Value>, entries: readonly [string, Value][]) {
  for (const [key, value] of entries) map.set(key, value)
}

/**
 * Keeps the books in a file, so that what the demo pays for is still known at its next start. Answers with the same routes,
 * each of which writes once it has changed something.
 */
export function keepBooks(books: RazorpayBooks, routes: readonly Route[], file: string): Route[] {
  const kept = read(file)
  if (kept) {
    fill(books.plans, kept.plans)
    fill(books.subscriptions, kept.subscriptions)
    fill(books.starts, kept.starts)
    books.invoices.push(...kept.invoices)
  }
  const write = () => {
    const { plans, subscriptions, starts, invoices } = books
    const now: Kept = { plans: [...plans], subscriptions: [...subscriptions], starts: [...starts], invoices }
    writeFileSync(file, JSON.stringify(now))
  }
  return routes.map((route) => ({
    ...route,
    answer: async (asked) => {
      const answer = await route.answer(asked)
      if (route.method !== 'GET') write()
      return answer
    },
  }))
}
