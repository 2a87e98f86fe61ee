'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { beginAddition } from './commands/begin-addition'
import { beginSubscription } from './commands/begin-subscription'
import { cancelAddition } from './commands/cancel-addition'
import { confirmAddition } from './commands/confirm-addition'
import { confirmPayment } from './commands/confirm-payment'
import { editBillingDetails } from './commands/edit-billing-details'
import { endSubscription } from './commands/end-subscription'
import { keepSubscription } from './commands/keep-subscription'
import { payAddition } from './commands/pay-addition'
import { scheduleChange } from './commands/schedule-change'
import { takeBackChange } from './commands/take-back-change'
import {
  beginAdditionSchema,
  beginSubscriptionSchema,
  billedSchema,
  confirmPaymentSchema,
  editBillingDetailsSchema,
  scheduleChangeSchema,
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
  billedSchema,
  endSubscription,
  adminsOnly('workspace.pay', { unproven: 'conflict' }),
  refresh,
)
export const keepSubscriptionAction = memberAction(
  billedSchema,
  keepSubscription,
  adminsOnly('workspace.pay', { unproven: 'conflict' }),
  refresh,
)
export const editBillingDetailsAction = memberAction(
  editBillingDetailsSchema,
  editBillingDetails,
  adminsOnly('workspace.pay', { stranger: 'none' }),
)
export const beginAdditionAction = memberAction(
  beginAdditionSchema,
  beginAddition,
  adminsOnly('workspace.pay', { stranger: 'none', unproven: 'conflict' }),
  refresh,
)
export const payAdditionAction = memberAction(
  billedSchema,
  payAddition,
  adminsOnly('workspace.pay', { unproven: 'conflict' }),
)
export const confirmAdditionAction = memberAction(
  confirmPaymentSchema,
  confirmAddition,
  adminsOnly('workspace.pay', { unproven: 'invalid' }),
  refresh,
)
export const cancelAdditionAction = memberAction(
  billedSchema,
  cancelAddition,
  adminsOnly('workspace.pay', { unproven: 'conflict' }),
  refresh,
)
export const scheduleChangeAction = memberAction(
  scheduleChangeSchema,
  scheduleChange,
  adminsOnly('workspace.pay', { stranger: 'none', unproven: 'conflict' }),
  refresh,
)
export const takeBackChangeAction = memberAction(
  billedSchema,
  takeBackChange,
  adminsOnly('workspace.pay', { unproven: 'conflict' }),
  refresh,
)
