import type { NextRequest } from 'next/server'
import { anybody } from '@/lib/access/declaration'
import { operatorActor } from '@/lib/access/operator'
import { bareRoute } from '@/lib/access/route'
import { receiveEvent } from '@/lib/billing/paying/commands/receive-event'
import { readEvent } from '@/lib/billing/paying/rules'
import { countFailure } from '@/lib/platform/failures'
import { openSigned } from '@/lib/platform/razorpay/signatures'

/** What claims to be an event of Razorpay and is not signed is counted: the secret here may be another than there. */
async function refuse(headers: Headers, { isSigned }: { isSigned: boolean }) {
  const claimed = headers.has('x-razorpay-signature') && headers.has('x-razorpay-event-id')
  const reason = isSigned ? 'not understood' : 'not signed with the webhook secret'
  if (claimed) await countFailure({ kind: 'webhook', name: `Razorpay: ${reason}` })
  return new Response(null, { status: 400 })
}

/** Where Razorpay tells that something happened: kept and answered at once, and worked on by a job. */
export const POST = bareRoute(async (request: NextRequest) => {
  const body = Buffer.from(await request.arrayBuffer())
  const { headers } = request
  const signed = openSigned(body, headers.get('x-razorpay-signature') ?? '')
  const event = readEvent(headers.get('x-razorpay-event-id'), signed)
  if (event === null) return refuse(headers, { isSigned: signed !== null })
  await receiveEvent(operatorActor(), event)
  return new Response(null, { status: 200 })
}, anybody)
