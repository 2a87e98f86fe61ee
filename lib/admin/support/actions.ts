'use server'
import { refresh } from 'next/cache'
import { adminAction, publicAction } from '@/lib/access/action'
import { anybody, superAdmins } from '@/lib/access/declaration'
import { exportInquiries } from './commands/export-inquiries'
import { markInquiry } from './commands/mark-inquiry'
import { sendInquiry } from './commands/send-inquiry'
import { exportInquiriesSchema, markInquirySchema, sendInquirySchema } from './schema'

export const sendInquiryAction = publicAction(sendInquirySchema, sendInquiry, anybody)
export const markInquiryAction = adminAction(markInquirySchema, markInquiry, superAdmins, refresh)
export const exportInquiriesAction = adminAction(exportInquiriesSchema, exportInquiries, superAdmins)
