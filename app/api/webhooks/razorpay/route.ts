import { anybody } from '@/lib/access/declaration'
import { razorpayRoute } from '@/lib/access/route'
import { receiveEvent } from '@/lib/billing/paying/commands/receive-event'
import { receivedEventSchema } from '@/lib/billing/paying/schema'

/** Where Razorpay tells that something happened: stored, answered immediately, and worked on by a job. */
export const POST = razorpayRoute(receivedEventSchema, receiveEvent, anybody)
