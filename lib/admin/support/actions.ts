'use server'
import { publicAction } from '@/lib/access/action'
import { anybody } from '@/lib/access/declaration'
import { sendInquiry } from './commands/send-inquiry'
import { sendInquirySchema } from './schema'

export const sendInquiryAction = publicAction(sendInquirySchema, sendInquiry, anybody)
