'use server'
import { refresh } from 'next/cache'
import { personAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { beginSecondFactor } from './commands/begin-second-factor'
import { replaceRecoveryCodes } from './commands/replace-recovery-codes'
import { turnOffSecondFactor } from './commands/turn-off-second-factor'
import { turnOnSecondFactor } from './commands/turn-on-second-factor'
import { beginSecondFactorSchema, provenByCodeSchema, turnOnSecondFactorSchema } from './schema'

export const beginSecondFactorAction = personAction(
  beginSecondFactorSchema,
  beginSecondFactor,
  everybody('self.devices'),
)
export const turnOnSecondFactorAction = personAction(
  turnOnSecondFactorSchema,
  turnOnSecondFactor,
  everybody('self.devices', { unproven: 'conflict' }),
)
export const turnOffSecondFactorAction = personAction(
  provenByCodeSchema,
  turnOffSecondFactor,
  everybody('self.devices', { unproven: 'conflict' }),
  refresh,
)
export const replaceRecoveryCodesAction = personAction(
  provenByCodeSchema,
  replaceRecoveryCodes,
  everybody('self.devices', { unproven: 'conflict' }),
  refresh,
)
