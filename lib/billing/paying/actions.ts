'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { beginSubscription } from './commands/begin-subscription'
import { confirmPayment } from './commands/confirm-payment'
import { editBillingDetails } from './commands/edit-billing-details'
import { endSubscription } from './commands/end-subscription'
import { keepSubscription } from './commands/keep-subscription'
import {
  beginSubscriptionSchema,
  confirmPaymentSchema,
  editBillingDetailsSchema,
  endSubscriptionSchema,
  keepSubscriptionSchema,
} from './schema'

export const beginSubscriptionAction = memberAction(
  beginSubscriptionSchema,
  beginSubscription,
  adminsOnly('workspace.pay', { stranger: 'none', unproven: 'conflict' }),
)
export const confirmPaymentAction = memberAction(
  confirmPaymentSchema,
  confirmPayment,
  adminsOnly('workspace.pay', { unproven: 'invalid' }),
  refresh,
)
export const endSubscriptionAction = memberAction(
  endSubscriptionSchema,
  endSubscription,
  adminsOnly('workspace.pay', { unproven: 'conflict' }),
  refresh,
)
export const keepSubscriptionAction = memberAction(
  keepSubscriptionSchema,
  keepSubscription,
  adminsOnly('workspace.pay', { unproven: 'conflict' }),
  refresh,
)
export const editBillingDetailsAction = memberAction(
  editBillingDetailsSchema,
  editBillingDetails,
  adminsOnly('workspace.pay', { stranger: 'none' }),
)
