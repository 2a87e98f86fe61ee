import { anybody } from '@/lib/access/declaration'
import { razorpayRoute } from '@/lib/access/route'
import { receiveEvent } from '@/lib/billing/paying/commands/receive-event'
import { receivedEventSchema } from '@/lib/billing/paying/schema'

/** Stores Razorpay's event and answers immediately; a job processes it. */
export const POST = razorpayRoute(receivedEventSchema, receiveEvent, anybody)
