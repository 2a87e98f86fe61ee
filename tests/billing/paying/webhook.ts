import { NextRequest } from 'next/server'
import { signed } from '@/tests/support/providers/razorpay-books'
import { providerSettings } from '@/tests/support/providers/settings'

const { RAZORPAY_WEBHOOK_SECRET: secret } = providerSettings('')

/** What Razorpay would sign a body with. */
export const signatureOf = (body: string) => signed(secret, body)

export type Sent = { id: string; body: string; signature?: string }

/** How an event comes to the webhook, signed by Razorpay unless it says otherwise. */
export const askedWith = ({ id, body, signature = signatureOf(body) }: Sent) =>
  new NextRequest('http://rapport.test/api/webhooks/razorpay', {
    ...{ method: 'POST', body },
    headers: { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature },
  })

export const shuffled = <Item>(all: readonly Item[]) =>
  all
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
