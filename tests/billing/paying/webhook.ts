import { NextRequest } from 'next/server'
import { anybody } from '@/lib/access/declaration'
import { razorpayRoute } from '@/lib/access/route'
import { receiveEvent } from '@/lib/billing/paying/commands/receive-event'
import { receivedEventSchema } from '@/lib/billing/paying/schema'
import { signed } from '@/tests/support/providers/razorpay/razorpay-books'
import { providerSettings } from '@/tests/support/providers/settings'

const { RAZORPAY_WEBHOOK_SECRET: secret } = providerSettings('')

/** What Razorpay would sign a body with. */
export const signatureOf = (body: string) => signed(secret, body)

type Sent = { id: string; body: string; signature?: string }

const route = razorpayRoute(receivedEventSchema, receiveEvent, anybody)

/** Sends an event to the webhook, signed by Razorpay unless it says otherwise. */
export const send = ({ id, body, signature = signatureOf(body) }: Sent) =>
  route(
    new NextRequest('http://rapport.test/api/webhooks/razorpay', {
      method: 'POST',
      body,
      headers: { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature },
    }),
  )

export const shuffled = <Item>(all: readonly Item[]) =>
  all
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
